import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import type { FavoriId } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { insertFavori } from './favoris.repository.ts'

export const createFavori = async (
  evenementId: EvenementId,
  { db, actor, now }: Ctx,
): Promise<{ id: FavoriId }> => {
  const id = await insertFavori(db, actor.id, evenementId, now())
  if (id === undefined) throw commonErrors.introuvable()
  return { id: id as FavoriId }
}
