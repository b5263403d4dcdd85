import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { PaymentUnavailable } from '#gateways/payment/payment.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { confirmPaiement } from './confirm-paiement.ts'
import { findPaiementOfCheckout } from './paiements.queries.ts'

/**
 * The state of one of the user's payments. When the platform is slow or down, the timed checks wait for it, not the
 * user.
 */
export const updateStatutPaiement = async (
  checkoutId: number,
  ctx: ReadCtx,
): Promise<{ statut: StatutRetour }> => {
  const paiement = await findPaiementOfCheckout(ctx.db, checkoutId)
  if (!paiement || paiement.compteId !== ctx.actor.id) throw paiementsErrors.paiement_introuvable()
  if (paiement.etat === 'paye') return { statut: 'paye' }
  try {
    return { statut: await confirmPaiement(paiement, 'retour', ctx) }
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    ctx.log.warn({ err: error, paiementId: paiement.id }, 'the platform cannot say yet')
    return { statut: 'en_attente' }
  }
}
