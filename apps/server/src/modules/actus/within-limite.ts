import { LIMITE_PUBLICATIONS } from '@entrelles/contract/modules/actus/actus.constants.ts'
import { countSuccesses } from '#kit/count-failures.ts'
import type { Ctx, ReadCtx } from '#kit/ctx.ts'

/**
 * Changes a post within the limit of new ones: a draft that is published or scheduled counts as one. Waits for its place before the
 * transaction, so that no connection waits with it.
 */
export const withinLimite = async <Value>(
  id: string,
  { db, actor, limit, transaction }: ReadCtx,
  update: (ctx: Ctx) => Promise<Value>,
): Promise<Value> => {
  const brouillon = await db
    .selectFrom('publications')
    .where('id', '=', id)
    .where('statut', '=', 'brouillon')
    .select('id')
    .executeTakeFirst()
  if (!brouillon) return transaction(update)
  const key = `${LIMITE_PUBLICATIONS.name}:${actor.id}`
  return countSuccesses(limit, [{ key, limit: LIMITE_PUBLICATIONS }], () => transaction(update))
}
