import type { IntervenantId } from '@entrelles/contract/modules/intervenants/intervenant-stub.schema.ts'
import { DEMANDE_MS } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import { intervenantsErrors } from '@entrelles/contract/modules/intervenants/intervenants.errors.ts'
import type { DetailIntervenantBo } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { consentementLettre } from './bo-intervenants.lettres.ts'
import { updateDemande } from './bo-intervenants.repository.ts'
import { changeConsentement } from './change-consentement.ts'

/** Asks a speaker for her consent by mail, once a day at most. */
export const sendDemandeConsentement = (id: IntervenantId, ctx: Ctx): Promise<DetailIntervenantBo> =>
  changeConsentement(id, 'intervenants.demander_consentement', ctx, async (before) => {
    const now = ctx.now()
    const { email, consentement, consentementDemandeLe: demandeLe } = before
    if (consentement !== null) throw intervenantsErrors.consentement_deja_donne()
    if (email === null) throw intervenantsErrors.email_manquant()
    if (demandeLe !== null && now.getTime() - new Date(demandeLe).getTime() < DEMANDE_MS)
      throw intervenantsErrors.demande_recente()
    await updateDemande(ctx.db, id, now)
    const donnees = { intervenantId: id, le: now.toISOString() }
    await sendLettre(ctx, consentementLettre, { compteId: null, objetId: id, donnees })
  })
