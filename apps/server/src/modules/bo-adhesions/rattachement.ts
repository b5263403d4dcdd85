import { boAdhesionsErrors } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.errors.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { openPeriode } from '#modules/adhesions/adhesions.public.ts'
import { lockPaiement, updatePaiement } from '#modules/paiements/paiements.public.ts'
import { findAdherente, nomOf } from './adherentes.queries.ts'
import { findAdhesionNommee, findPaiementNomme } from './noms.queries.ts'

/** Attaches an orphan payment to a member, and opens the year that it buys from the day it was paid. */
export const giveOrphan = async (paiementId: string, compteId: string, ctx: Ctx) => {
  const { db, now } = ctx
  const paiement = await lockPaiement(db, paiementId)
  if (!paiement) throw paiementsErrors.paiement_introuvable()
  const { tarif, montantCents, origine, payeLe } = paiement
  if (paiement.compteId !== null) throw boAdhesionsErrors.paiement_deja_rattache()
  if (paiement.etat !== 'paye' || tarif === null || payeLe === null)
    throw boAdhesionsErrors.paiement_non_paye()
  const adherente = await findAdherente(db, compteId)
  if (!adherente) throw boAdhesionsErrors.adherente_introuvable()
  const nomme = await findPaiementNomme(db, paiementId)
  await updatePaiement(db, paiementId, { compte_id: compteId, traite_le: now() })
  const paid = { compteId, paiementId, tarif, montantCents, origine, payeLe: new Date(payeLe) }
  const id = await openPeriode(paid, ctx)
  const adhesion = id && (await findAdhesionNommee(db, id))
  // The payment of an erased account has already bought a year, and cannot buy another one.
  if (!adhesion) throw boAdhesionsErrors.paiement_deja_rattache()
  return { id, numero: adhesion.numero, adherente: nomOf(adherente), paiement: nomme?.libelle ?? '' }
}
