import type { ReponseTypeId } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getReponseType } from './reponses-types.queries.ts'
import { deleteReponseTypeRow } from './reponses-types.repository.ts'

export const deleteReponseType = async (id: ReponseTypeId, ctx: Ctx): Promise<void> => {
  const { titre, usage, contenu } = await getReponseType(ctx.db, id)
  await deleteReponseTypeRow(ctx.db, id)
  await journalise(ctx, {
    action: 'moderation.supprimer_reponse_type',
    cible: { type: 'reponse_type', id, nom: titre },
    avant: { titre, usage, contenu },
  })
}
