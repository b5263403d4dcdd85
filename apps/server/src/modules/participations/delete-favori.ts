import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FavoriId } from '@entrelles/contract/kit/ids.ts'
import type { Ctx } from '#kit/ctx.ts'
import { deleteFavoriOf } from './favoris.repository.ts'

/** R7-9: the field must match the favourite of the URL when present. */
export const deleteFavori = async (
  id: FavoriId,
  favori: FavoriId | undefined,
  { db, actor }: Ctx,
): Promise<void> => {
  if (favori !== undefined && favori !== id) throw commonErrors.introuvable()
  if (!(await deleteFavoriOf(db, actor.id, id))) throw commonErrors.introuvable()
}
