import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { PaymentUnavailable } from '#gateways/payment/payment.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { confirmPaiement } from './confirm-paiement.ts'
import { findPaiementOfCheckout } from './paiements.queries.ts'

/** What became of one of her payments. A platform that is slow or away is waited for by the timed checks, not by her. */
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
