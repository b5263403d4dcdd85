import { boAdhesionsErrors } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.errors.ts'
import type { TraitementPaiement } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.forms.ts'
import { paiementsErrors } from '@entrelles/contract/modules/paiements/paiements.errors.ts'
import type { PaiementId } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { lockPaiement, updatePaiement } from '#modules/paiements/paiements.public.ts'
import { findPaiementNomme } from './noms.queries.ts'

/** Marks a payment as handled; the journal keeps the note. */
export const resolvePaiement = async (
  id: PaiementId,
  { note }: TraitementPaiement,
  ctx: Ctx,
): Promise<void> => {
  const { db, now } = ctx
  const paiement = await lockPaiement(db, id)
  if (!paiement) throw paiementsErrors.paiement_introuvable()
  if (paiement.anomalie === null || paiement.traiteLe !== null) throw boAdhesionsErrors.paiement_deja_traite()
  await updatePaiement(db, id, { traite_le: now() })
  const nomme = await findPaiementNomme(db, id)
  await journalise(ctx, {
    action: 'adhesions.traiter',
    cible: { type: 'paiement', id, nom: nomme?.libelle ?? '' },
    apres: { note },
  })
}
