import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockPublication, type Tenue } from './actus.repository.ts'
import { isReadBy } from './readable.queries.ts'

/** Locks a post that the caller reads; any other is not found. */
export const holdPublication = async (id: string, ctx: Pick<Ctx, 'db' | 'actor' | 'now'>): Promise<Tenue> => {
  const held = await lockPublication(ctx.db, id)
  if (!held || !(await isReadBy(held, ctx))) throw commonErrors.introuvable()
  return held
}
