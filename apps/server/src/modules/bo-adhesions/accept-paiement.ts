import { boAdhesionsErrors } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.errors.ts'
import type { TraitementPaiement } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { PaymentUnavailable } from '#gateways/payment/payment.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { grantEcart, readArgent } from '#modules/paiements/paiements.public.ts'
import { findPaiementNomme } from './noms.queries.ts'

/** Accepts a payment that does not match, on an administrator's decision; the amount is still read from the platform. */
export const acceptPaiement = async (
  id: PaiementId,
  { note }: TraitementPaiement,
  ctx: ReadCtx,
): Promise<void> => {
  const nomme = await findPaiementNomme(ctx.db, id)
  if (!nomme) throw paiementsErrors.paiement_introuvable()
  const argent = await readArgent(id, ctx).catch((error: unknown) => {
    if (error instanceof PaymentUnavailable) throw boAdhesionsErrors.plateforme_injoignable()
    throw error
  })
  if (!argent) throw boAdhesionsErrors.paiement_non_paye()
  await ctx.transaction(async (inside) => {
    if (!(await grantEcart(id, argent, inside))) throw boAdhesionsErrors.paiement_deja_traite()
    const cible = { type: 'paiement', id, nom: nomme.libelle } as const
    await journalise(inside, { action: 'adhesions.accepter', cible, apres: { note } })
  })
}
