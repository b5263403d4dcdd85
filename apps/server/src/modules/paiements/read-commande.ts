import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { montantOf, TARIFS_ADHESION } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { PortePaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Commande } from '#gateways/payment/payment.ts'
import { confirmPaiement, type ConfirmCtx } from './confirm-paiement.ts'
import { findPaiementOfCheckout, findPaiementOfCommande } from './paiements.queries.ts'
import { insertPaiement } from './paiements.repository.ts'
import { isPaid } from './verdict.ts'

/** The result of reading an order, stored with the notification. */
export type Reading = 'confirme' | 'orphelin' | 'etranger' | 'inconnu'

/** The forms that may sell a membership; the association's other campaigns are ignored. */
const FORMULAIRES = new Set(['Checkout', 'Membership'])
const MONTANTS = new Set(TARIFS_ADHESION.map(montantOf))

/** Stores a payment that looks like a membership but has no member, for an administrator to attach. */
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

/** Finds the payment of an order and settles it, trusting only the platform. */
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
