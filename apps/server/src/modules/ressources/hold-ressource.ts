import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { canRead } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import type { Ctx } from '#kit/ctx.ts'
import { antennesLues } from '#modules/adherentes/adherentes.public.ts'

type Acting = Pick<Ctx, 'actor' | 'now'> & { readonly db: Tx }

/** Locks a resource that the caller reads; any other is not found. Acts of its readers and of those who keep it wait for each other. */
export const holdRessource = async (
  id: string,
  { db, actor, now }: Acting,
): Promise<{ readonly id: string }> => {
  const lectrice = { lectriceId: actor.id, territoireIds: actor.territoireIds, now: now() }
  const row = await db
    .selectFrom('ressources')
    .where('id', '=', id)
    .select(['id', 'public', 'territoire_ids as territoireIds', 'statut'])
    .select(sql<string[]>`${antennesLues(lectrice)}`.as('antennes'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row || !canRead({ ...actor, antennes: row.antennes }, row)) throw commonErrors.introuvable()
  return { id: row.id }
}
