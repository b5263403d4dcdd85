import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateConsentement } from './bo-intervenants.repository.ts'
import { changeConsentement } from './change-consentement.ts'

/** Records that a speaker withdraws her consent. */
export const deleteConsentement = (id: IntervenantId, ctx: Ctx): Promise<DetailIntervenantBo> =>
  changeConsentement(id, 'intervenants.retirer_consentement', ctx, () => updateConsentement(ctx.db, id, null))
