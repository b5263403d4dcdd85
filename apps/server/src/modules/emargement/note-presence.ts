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

/** The result of a check-in. `depassee`: a newer presence was recorded. */
export type Note = {
  readonly participationId: string
  readonly resultat: 'faite' | 'depassee'
  /** The presence before the request; undefined for a walk-in. */
  readonly avant: Presence | undefined
  /** The participant was already checked in. */
  readonly dejaPointee: boolean
  /** The request changed the sheet. */
  readonly ecrite: boolean
}

/** Marks the event as checked at its first presence. */
export const markEmargee = async (db: Tx, seance: Seance, { ecrite }: Note, le: Date): Promise<Seance> => {
  if (!ecrite || !seance.isVide) return seance
  await updateEmargee(db, seance.id, le)
  return { ...seance, isVide: false }
}

type Tenue = NonNullable<Awaited<ReturnType<typeof holdParticipation>>>

/** The sheet only holds registered participants. */
const assertInscrite = (statut: string): void => {
  if (statut === 'en_attente' || statut === 'proposee') throw emargementErrors.qr_en_attente()
  if (statut !== 'inscrite') throw emargementErrors.qr_annule()
}

/**
 * Records a presence. A repeated one keeps the time of the first; one older than the recorded presence is ignored.
 */
export const notePresence = async (
  db: Tx,
  { id, statut, presence: connue, presence_le }: Tenue,
  presence: Presence,
  pointage: Pointage,
): Promise<Note> => {
  assertInscrite(statut)
  const kept = { participationId: id, avant: connue as Presence, dejaPointee: connue === 'presente' }
  const isNouvelle = isNewer(pointage.le, presence_le === null ? null : new Date(presence_le))
  if (connue === presence) {
    if (isNouvelle) await updatePresenceLe(db, id, pointage.le)
    return { ...kept, resultat: 'faite', ecrite: false }
  }
  if (!isNouvelle) return { ...kept, resultat: 'depassee', ecrite: false }
  await updatePresence(db, id, presence, pointage)
  return { ...kept, resultat: 'faite', ecrite: true }
}

/** Records the presence of a participation by its id; one of another event is refused. */
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
