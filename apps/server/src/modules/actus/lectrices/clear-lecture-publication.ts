import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockPublication } from '../actus.repository.ts'
import { isReadBy } from '../readable.queries.ts'
import { clearLecture } from './lectrices.repository.ts'

/** Ends a follow, a mute or a saved post, even if the post was hidden since; any other post that she may not read is not found. */
const clear = async (id: string, column: 'suivi' | 'favori_le', ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const held = await lockPublication(db, id)
  if (!held) throw commonErrors.introuvable()
  const wasAsked = await clearLecture(db, { publicationId: held.id, compteId: actor.id }, column)
  if (!wasAsked && !(await isReadBy(held, ctx))) throw commonErrors.introuvable()
}

/** Ends both a follow and a mute. */
export const deleteSuiviPublication = (id: string, ctx: Ctx): Promise<void> => clear(id, 'suivi', ctx)

export const deleteFavoriPublication = (id: string, ctx: Ctx): Promise<void> => clear(id, 'favori_le', ctx)
