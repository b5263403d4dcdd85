import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { StatutPaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { PaymentUnavailable } from '#gateways/payment/payment.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { confirmPaiement } from './confirm-paiement.ts'
import { findPaiementOfCheckout, isPremier } from './paiements.queries.ts'

/**
 * The state of one of the user's payments. When the platform is slow or down, the timed checks wait for it, not the
 * user.
 */
export const updateStatutPaiement = async (checkoutId: number, ctx: ReadCtx): Promise<StatutPaiement> => {
  const paiement = await findPaiementOfCheckout(ctx.db, checkoutId)
  if (!paiement || paiement.compteId !== ctx.actor.id) throw paiementsErrors.paiement_introuvable()
  const paid = async (): Promise<StatutPaiement> =>
    (await isPremier(ctx.db, paiement.id)) ? { statut: 'paye', premiere: true } : { statut: 'paye' }
  if (paiement.etat === 'paye') return paid()
  try {
    const statut = await confirmPaiement(paiement, 'retour', ctx)
    return statut === 'paye' ? await paid() : { statut }
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    ctx.log.warn({ err: error, paiementId: paiement.id }, 'the platform cannot say yet')
    return { statut: 'en_attente' }
  }
}
