import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { StatistiquesPublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { findPublication } from './get-publication.ts'

/** Whom news or an announcement reached: who was told, by how many mails, who has seen it, and who opened it from a mail. */
export const getStatistiquesPublication = async (
  id: string,
  ctx: ReadCtx,
): Promise<StatistiquesPublication> => {
  const found = await findPublication(id, ctx)
  if (!found || !droitsOf(ctx.actor, found).voirStatistiques) throw commonErrors.introuvable()
  const { rows } = await sql<StatistiquesPublication>`
    select nb_destinataires as destinataires, nb_vues as vues, nb_clics as clics,
      (select count(*)::int from envois e
        where e.objet_id = p.id and e.lettre = 'publication_antenne' and e.canal = 'mail' and e.statut = 'envoye') as courriels
    from publications p where p.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw commonErrors.introuvable()
  return row
}
