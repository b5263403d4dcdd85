import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { StatistiquesPublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { findPublication } from './get-publication.ts'

/** The reach of news or an announcement: members notified, mails sent, members who saw it, and those who opened it from a mail. */
export const getStatistiquesPublication = async (
  id: string,
  ctx: ReadCtx,
): Promise<StatistiquesPublication> => {
  const found = await findPublication(id, ctx)
  if (!found || !droitsOf(ctx.actor, found).voirStatistiques) throw commonErrors.introuvable()
  const { rows } = await sql<StatistiquesPublication>`
    select nb_destinataires as destinataires, nb_courriels as courriels, nb_vues as vues, nb_clics as clics
    from publications p where p.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw commonErrors.introuvable()
  return row
}
