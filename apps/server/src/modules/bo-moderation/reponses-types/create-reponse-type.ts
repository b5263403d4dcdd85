import { boModerationErrors } from '@entrelles/contract/modules/bo-moderation/bo-moderation.errors.ts'
import {
  REPONSES_TYPES_MAX,
  type ReponseTypeForm,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { ReponseType } from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getReponseType } from './reponses-types.queries.ts'
import { holdsReponsesTypes, insertReponseType } from './reponses-types.repository.ts'

export const createReponseType = async (form: ReponseTypeForm, ctx: Ctx): Promise<ReponseType> => {
  const { db, now } = ctx
  if (await holdsReponsesTypes(db, REPONSES_TYPES_MAX)) throw boModerationErrors.trop_de_reponses_types()
  const id = await insertReponseType(db, form, now())
  const { titre, usage, contenu } = form
  await journalise(ctx, {
    action: 'moderation.creer_reponse_type',
    cible: { type: 'reponse_type', id, nom: titre },
    apres: { titre, usage, contenu } satisfies Complete<ReponseTypeForm>,
  })
  return getReponseType(db, id)
}
