import type { RemarqueForm } from '@entrelles/contract/modules/ressources/ressources.forms.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdRessource } from './hold-ressource.ts'
import { countRemarque, insertRemarque } from './propositions.repository.ts'

/** Reports what is wrong or out of date in a resource to those who keep it. */
export const createRemarque = async (id: string, { texte }: RemarqueForm, ctx: Ctx): Promise<void> => {
  const { id: ressourceId } = await holdRessource(id, ctx)
  await insertRemarque(ctx.db, { ressourceId, auteureId: ctx.actor.id, texte }, ctx.now())
  await countRemarque(ctx.db, ressourceId, 1)
}
