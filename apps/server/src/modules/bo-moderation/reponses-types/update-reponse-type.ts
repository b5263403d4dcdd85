import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { ReponseTypeUpdate } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type {
  ReponseType,
  ReponseTypeId,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { getReponseType } from './reponses-types.queries.ts'
import { updateReponseTypeRow } from './reponses-types.repository.ts'

const valeursOf = ({ titre, usage, contenu }: Pick<ReponseType, 'titre' | 'usage' | 'contenu'>) =>
  ({ titre, usage, contenu }) satisfies Complete<ReponseTypeUpdate, 'version'>

export const updateReponseType = async (
  id: ReponseTypeId,
  { version, ...form }: ReponseTypeUpdate,
  ctx: Ctx,
): Promise<ReponseType> => {
  const { db, now } = ctx
  const avant = await getReponseType(db, id)
  if (!(await updateReponseTypeRow(db, id, version, form, now()))) throw commonErrors.version_depassee()
  await journalise(ctx, {
    action: 'moderation.modifier_reponse_type',
    cible: { type: 'reponse_type', id, nom: form.titre },
    avant: valeursOf(avant),
    apres: valeursOf(form),
  })
  return getReponseType(db, id)
}
