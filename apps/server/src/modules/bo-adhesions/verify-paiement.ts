import { boAdhesionsErrors } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.errors.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { PaiementId, StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { PaymentUnavailable } from '#gateways/payment/payment.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import type { PeriodeCtx } from '#modules/adhesions/adhesions.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { confirmPaiement, findPaiement } from '#modules/paiements/paiements.public.ts'
import { findPaiementNomme } from './noms.queries.ts'

/** Asks the platform now, and writes its answer and the journal line in one transaction. */
export const verifyPaiement = async (id: PaiementId, ctx: ReadCtx): Promise<{ statut: StatutRetour }> => {
  const paiement = await findPaiement(ctx.db, id)
  const nomme = await findPaiementNomme(ctx.db, id)
  if (!paiement || !nomme) throw paiementsErrors.paiement_introuvable()
  const cible = { type: 'paiement', id, nom: nomme.libelle } as const
  const transaction = <Value>(write: (inside: PeriodeCtx) => Promise<Value>): Promise<Value> =>
    ctx.transaction(async (inside) => {
      const resultat = await write(inside)
      await journalise(inside, { action: 'adhesions.verifier', cible, apres: { resultat } })
      return resultat
    })
  try {
    return { statut: await confirmPaiement(paiement, 'administratrice', { ...ctx, transaction }) }
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    ctx.log.warn({ err: error, paiementId: id }, 'the platform cannot say yet')
    throw boAdhesionsErrors.plateforme_injoignable()
  }
}
