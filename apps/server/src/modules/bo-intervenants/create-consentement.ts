import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import {
  CONSENTEMENT_FUTUR,
  TEXTE_CONSENTEMENT,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import { intervenantsErrors } from '@entrelles/contract/modules/intervenants/intervenants.errors.ts'
import type {
  ConsentementForm,
  DetailIntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { updateConsentement } from './bo-intervenants.repository.ts'
import { changeConsentement } from './change-consentement.ts'

/** Records the day and the proof of a speaker's consent to the current text. */
export const createConsentement = (
  id: IntervenantId,
  { preuve, date }: ConsentementForm,
  ctx: Ctx,
): Promise<DetailIntervenantBo> =>
  changeConsentement(id, 'intervenants.noter_consentement', ctx, async ({ consentement }) => {
    if (consentement !== null) throw intervenantsErrors.consentement_deja_donne()
    if (date > parisDay(ctx.now())) throw invalidForm([{ champ: 'date', message: CONSENTEMENT_FUTUR }])
    // At noon, the day is the same in every time zone that displays it.
    const le = instantOf(`${date} 12:00`, ZONE_PARIS)
    await updateConsentement(ctx.db, id, { le, version: TEXTE_CONSENTEMENT.version, preuve })
  })
