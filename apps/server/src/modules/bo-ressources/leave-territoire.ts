import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { withdrawRessource } from './archive-ressource.ts'
import { listSeules, lockRessource, removeTerritoire } from './bo-ressources.repository.ts'

/** Before a branch is deleted: archives what was for its members alone, and takes it out of the audience of the others. */
export const leaveTerritoireRessources = async (territoireId: TerritoireId, ctx: Ctx): Promise<void> => {
  const { db } = ctx
  for (const id of await listSeules(db, territoireId)) {
    const held = await lockRessource(db, id)
    if (held) await withdrawRessource(held, ctx)
  }
  await removeTerritoire(db, territoireId)
}
