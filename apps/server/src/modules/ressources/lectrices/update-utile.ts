import type { Ctx } from '#kit/ctx.ts'
import { holdRessource } from '../hold-ressource.ts'
import { countUtile, findLecture, writeLecture } from './lectrices.repository.ts'

const setUtile = async (id: string, isUtile: boolean, ctx: Ctx): Promise<void> => {
  const { id: ressourceId } = await holdRessource(id, ctx)
  const sienne = { ressourceId, compteId: ctx.actor.id }
  const was = ((await findLecture(ctx.db, sienne))?.utileLe ?? null) !== null
  if (was === isUtile) return
  await writeLecture(ctx.db, sienne, { utile_le: isUtile ? ctx.now() : null })
  await countUtile(ctx.db, ressourceId, isUtile ? 1 : -1)
}

/** Says that a resource is useful to her; each member counts once. */
export const updateUtile = (id: string, ctx: Ctx): Promise<void> => setUtile(id, true, ctx)

/** Takes it back; nothing if she has not said so. */
export const deleteUtile = (id: string, ctx: Ctx): Promise<void> => setUtile(id, false, ctx)
