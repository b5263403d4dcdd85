import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FavoriId } from '@entrelles/contract/kit/ids.ts'
import type { FavoriForm } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { canReadRessource } from '#modules/ressources/ressources.public.ts'
import { insertFavori, insertFavoriRessource } from './favoris.repository.ts'

const insert = async (
  { evenement, ressource }: FavoriForm,
  { db, actor, now }: Ctx,
): Promise<string | undefined> => {
  if (evenement !== undefined) return insertFavori(db, actor.id, evenement, now())
  if (ressource === undefined || !(await canReadRessource({ db, actor, now: now() }, ressource)))
    return undefined
  return insertFavoriRessource(db, actor.id, ressource, now())
}

/** Adds an event or a resource to her favourites; one that she may not read is not found. */
export const createFavori = async (form: FavoriForm, ctx: Ctx): Promise<{ id: FavoriId }> => {
  const id = await insert(form, ctx)
  if (id === undefined) throw commonErrors.introuvable()
  return { id: id as FavoriId }
}
