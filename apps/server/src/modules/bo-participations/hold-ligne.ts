import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'
import { lockEvenement, type EvenementTenu } from '#modules/participations/evenement-tenu.ts'
import { findLigne, type Ligne } from '#modules/participations/lignes.repository.ts'
import { findNom } from './nom.queries.ts'

export type Adresse = { readonly id: string; readonly participationId: string }

export type Tenue = {
  readonly held: EvenementTenu
  readonly ligne: Ligne
  /** The participant's name, for the journal. */
  readonly nom: string
}

/** Locks an event that the user manages, and reads one of its participations. */
export const holdLigne = async ({ id, participationId }: Adresse, { db, actor }: Ctx): Promise<Tenue> => {
  const held = await lockEvenement(db, id, managedBy(actor))
  const ligne = held && (await findLigne(db, id, participationId))
  if (!held || !ligne) throw commonErrors.introuvable()
  return { held, ligne, nom: await findNom(db, participationId) }
}

export const cibleOf = ({ id, titre }: EvenementTenu) => ({ type: 'evenement', id, nom: titre }) as const
