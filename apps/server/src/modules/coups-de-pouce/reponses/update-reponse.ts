import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { coupsDePouceErrors } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.errors.ts'
import type { ReponseUpdate } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { isOuvert } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { ReponseCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { holdReponse } from './hold-reponse.ts'
import { getReponse } from './reponses.queries.ts'
import { updateContenu } from './reponses.repository.ts'

/** Changes the words of an answer of the caller; nobody is notified again. */
export const updateReponse = async (
  id: string,
  reponseId: string,
  { contenu, version }: ReponseUpdate,
  ctx: Ctx,
): Promise<ReponseCoupDePouce> => {
  const { demande, reponse } = await holdReponse(id, reponseId, ctx)
  if (reponse.auteureId !== ctx.actor.id || reponse.statut !== 'publiee') throw commonErrors.introuvable()
  if (!isOuvert(demande.statut)) throw coupsDePouceErrors.ferme()
  if (reponse.version !== version) throw commonErrors.version_depassee()
  await requireFree(ctx, 'publication')
  await updateContenu(ctx.db, reponse, contenu, ctx.now())
  return getReponse(demande.id, reponse.id, ctx)
}
