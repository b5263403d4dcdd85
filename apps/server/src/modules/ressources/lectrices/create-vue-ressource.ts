import type { Ctx } from '#kit/ctx.ts'
import { holdRessource } from '../hold-ressource.ts'
import { countVue, findLecture, writeLecture } from './lectrices.repository.ts'

/** Counts a reader who opens a resource; each counts once. */
export const createVueRessource = async (id: string, ctx: Ctx): Promise<void> => {
  const sienne = { ressourceId: id, compteId: ctx.actor.id }
  const isSeen = async () => ((await findLecture(ctx.db, sienne))?.vueLe ?? null) !== null
  // Most pages have been seen: they lock nothing.
  if (await isSeen()) return
  await holdRessource(id, ctx)
  if (await isSeen()) return
  await writeLecture(ctx.db, sienne, { vue_le: ctx.now() })
  await countVue(ctx.db, id)
}
