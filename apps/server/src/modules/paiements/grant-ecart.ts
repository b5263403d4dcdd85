import type { PeriodeCtx } from '#modules/adhesions/adhesions.public.ts'
import { grant, type Argent } from './apply-verdict.ts'
import { readState, type ConfirmCtx } from './confirm-paiement.ts'
import { findPaiement } from './paiements.queries.ts'
import { lockPaiement, updatePaiement } from './paiements.repository.ts'
import { isPaid } from './verdict.ts'

const ECARTS = new Set(['montant', 'reference'])

/** The order and payment that the platform holds for our association, whatever the amount and the reference. */
export const readArgent = async (paiementId: string, ctx: ConfirmCtx): Promise<Argent | undefined> => {
  const paiement = await findPaiement(ctx.db, paiementId)
  const commande = paiement && (await readState(paiement, ctx.payment, 'page'))?.commande
  const reglement = commande?.reglements.find(isPaid)
  return commande && reglement && commande.organisation === ctx.payment.organisation
    ? { commande, reglement }
    : undefined
}

/**
 * Opens the year of a flagged payment that an administrator accepts; returns false when it is no longer flagged.
 */
export const grantEcart = async (paiementId: string, argent: Argent, ctx: PeriodeCtx): Promise<boolean> => {
  const { db, now } = ctx
  const paiement = await lockPaiement(db, paiementId)
  if (!paiement || paiement.traiteLe !== null || !ECARTS.has(paiement.anomalie ?? '')) return false
  const montantCents = argent.reglement.montantCents
  await grant({ ...paiement, montantCents }, argent, 'administratrice', ctx)
  await updatePaiement(db, paiementId, { montant_cents: montantCents, traite_le: now() })
  return true
}
