import { boAdhesionsErrors } from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.errors.ts'
import type { Tx } from '#db/client.ts'
import { lockReclamation } from '#modules/reclamations/reclamations.public.ts'

/** Locks an open claim, of this member if one is given. */
export const lockOuverte = async (db: Tx, id: string, compteId?: string) => {
  const reclamation = await lockReclamation(db, id)
  if (!reclamation || (compteId !== undefined && reclamation.compteId !== compteId))
    throw boAdhesionsErrors.reclamation_introuvable()
  if (reclamation.traiteeLe !== null) throw boAdhesionsErrors.reclamation_deja_traitee()
  return reclamation
}
