import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import { isNewer } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import type { Presence } from '@entrelles/contract/modules/participations/presences.ts'
import type { Tx } from '#db/client.ts'
import type { Seance } from './hold-seance.ts'
import {
  holdParticipation,
  updateEmargee,
  updatePresence,
  updatePresenceLe,
  type Pointage,
} from './presences.repository.ts'

/** What became of it. `depassee`: something else was said of her later. */
export type Note = {
  readonly participationId: string
  readonly resultat: 'faite' | 'depassee'
  /** She had been checked in before. */
  readonly dejaPointee: boolean
  /** The sheet says something more than before. */
  readonly ecrite: boolean
}

/** Once something is written, the sheet is empty no more. */
export const markEmargee = async (db: Tx, seance: Seance, { ecrite }: Note, le: Date): Promise<Seance> => {
  if (!ecrite || !seance.isVide) return seance
  await updateEmargee(db, seance.id, le)
  return { ...seance, isVide: false }
}

type Tenue = NonNullable<Awaited<ReturnType<typeof holdParticipation>>>

/** Only who has a place is on the sheet. */
const assertInscrite = (statut: string): void => {
  if (statut === 'en_attente' || statut === 'proposee') throw emargementErrors.qr_en_attente()
  if (statut !== 'inscrite') throw emargementErrors.qr_annule()
}

/**
 * Says whether somebody came. Said twice it changes nothing, the hour of the first time included; what was said before
 * what is known already comes too late.
 */
export const notePresence = async (
  db: Tx,
  { id, statut, presence: connue, presence_le }: Tenue,
  presence: Presence,
  pointage: Pointage,
): Promise<Note> => {
  assertInscrite(statut)
  const dejaPointee = connue === 'presente'
  const isNouvelle = isNewer(pointage.le, presence_le === null ? null : new Date(presence_le))
  if (connue === presence) {
    if (isNouvelle) await updatePresenceLe(db, id, pointage.le)
    return { participationId: id, resultat: 'faite', dejaPointee, ecrite: false }
  }
  if (!isNouvelle) return { participationId: id, resultat: 'depassee', dejaPointee, ecrite: false }
  await updatePresence(db, id, presence, pointage)
  return { participationId: id, resultat: 'faite', dejaPointee, ecrite: true }
}

/** The same of a registration by its id; one of another event does not exist. */
export const notePresenceOf = async (
  db: Tx,
  seance: Seance,
  participationId: string,
  presence: Presence,
  pointage: Pointage,
  inconnue = commonErrors.introuvable,
): Promise<Note> => {
  const tenue = await holdParticipation(db, seance.id, participationId)
  if (!tenue) throw inconnue()
  return notePresence(db, tenue, presence, pointage)
}
