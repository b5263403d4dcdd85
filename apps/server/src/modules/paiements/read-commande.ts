import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { montantOf, TARIFS_ADHESION } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { PortePaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Commande } from '#gateways/payment/payment.ts'
import { confirmPaiement, type ConfirmCtx } from './confirm-paiement.ts'
import { findPaiementOfCheckout, findPaiementOfCommande } from './paiements.queries.ts'
import { insertPaiement } from './paiements.repository.ts'
import { isPaid } from './verdict.ts'

/** What became of an order, in a word that is kept with what told us of it. */
export type Reading = 'confirme' | 'orphelin' | 'etranger' | 'inconnu'

/** The forms from which a membership may come; every other campaign of the association is not ours. */
const FORMULAIRES = new Set(['Checkout', 'Membership'])
const MONTANTS = new Set(TARIFS_ADHESION.map(montantOf))

/** Money that looks like a membership and belongs to no payment of ours: kept for somebody to attach it. */
const keepOrphan = async (
  commande: Commande,
  porte: PortePaiement,
  { payment, log, transaction }: ConfirmCtx,
): Promise<Reading> => {
  const reglement = commande.reglements.find(isPaid)
  const isOurs = commande.organisation === payment.organisation && FORMULAIRES.has(commande.formulaire)
  if (!isOurs || !reglement || !MONTANTS.has(reglement.montantCents)) return 'etranger'
  await transaction(({ db, now }) =>
    insertPaiement(
      db,
      {
        compteId: null,
        tarif: TARIFS_ADHESION.find((tarif) => montantOf(tarif) === reglement.montantCents) ?? null,
        montantCents: reglement.montantCents,
        origine: 'en_ligne',
        etat: 'paye',
        porte,
        anomalie: 'orphelin',
        commande_id: commande.id,
        reglement_id: reglement.id,
        email_payeur: commande.payeur.email,
        nom_payeur: commande.payeur.nom,
        recu_url: reglement.recuUrl,
        paye_le: reglement.date,
      },
      now(),
    ),
  )
  log.warn({ commande: commande.id, le: parisDay(commande.date) }, 'a payment belongs to nobody')
  return 'orphelin'
}

/** Finds the payment behind an order of the platform and settles it; never believes whoever named the order. */
export const readCommande = async (
  commandeId: number,
  porte: PortePaiement,
  ctx: ConfirmCtx,
): Promise<Reading> => {
  const known = await findPaiementOfCommande(ctx.db, commandeId)
  const commande = known ? undefined : await ctx.payment.readCommande(commandeId)
  if (!known && !commande) return 'inconnu'
  const checkoutId = commande?.checkoutIntentId ?? null
  const paiement =
    known ?? (checkoutId === null ? undefined : await findPaiementOfCheckout(ctx.db, checkoutId))
  if (paiement) {
    await confirmPaiement(paiement, porte, ctx)
    return 'confirme'
  }
  return commande ? keepOrphan(commande, porte, ctx) : 'inconnu'
}
