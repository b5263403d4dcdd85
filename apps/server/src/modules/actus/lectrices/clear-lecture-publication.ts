import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { lockPublication } from '../actus.repository.ts'
import { isReadBy } from '../readable.queries.ts'
import { clearLecture } from './lectrices.repository.ts'

/** Takes back what she asked for, even of a post that has been hidden since; any other that she does not read is not found. */
const clear = async (id: string, column: 'suivi' | 'favori_le', ctx: Ctx): Promise<void> => {
  const { db, actor } = ctx
  const held = await lockPublication(db, id)
  if (!held) throw commonErrors.introuvable()
  const wasAsked = await clearLecture(db, { publicationId: held.id, compteId: actor.id }, column)
  if (!wasAsked && !(await isReadBy(held, ctx))) throw commonErrors.introuvable()
}

/** She neither follows nor mutes it. */
export const deleteSuiviPublication = (id: string, ctx: Ctx): Promise<void> => clear(id, 'suivi', ctx)

export const deleteFavoriPublication = (id: string, ctx: Ctx): Promise<void> => clear(id, 'favori_le', ctx)
