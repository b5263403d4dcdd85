import type { InscriptionType } from '#modules/evenements/evenements.constants.ts'
import {
  DERNIER_JOUR_MS,
  OFFRE_DERNIER_JOUR_MS,
  OFFRE_MS,
  RAPPEL_AVANT_MS,
} from './participations.constants.ts'

/** What a registration looks at. The database decides; the page says beforehand what it will be. */
export type EtatEvenement = {
  readonly isAnnule: boolean
  readonly inscriptionType: InscriptionType
  readonly debut: Date
  readonly fin: Date
  /** Null when there is no limit. */
  readonly nombrePlaces: number | null
  readonly prises: number
  readonly proposees: number
  readonly enAttente: number
}

/** Seats that nobody holds and that are offered to nobody; null when there is no limit. */
export const placesRestantes = ({
  nombrePlaces,
  prises,
  proposees,
}: Pick<EtatEvenement, 'nombrePlaces' | 'prises' | 'proposees'>): number | null =>
  nombrePlaces === null ? null : Math.max(0, nombrePlaces - prises - proposees)

export type Issue = 'inscrite' | 'en_attente' | 'complet' | 'annule' | 'passe' | 'externe'

/**
 * R8-12, P-4: what asking for a place gives. While somebody waits, a newcomer waits behind her even when a seat is
 * free; once it has started nobody is offered a seat any more, so that there is no queue to join.
 */
export const issueInscription = (e: EtatEvenement, now: Date): Issue => {
  if (e.isAnnule) return 'annule'
  if (now >= e.fin) return 'passe'
  if (e.inscriptionType === 'Externe') return 'externe'
  const libre = placesRestantes(e) !== 0 && e.enAttente === 0
  if (libre) return 'inscrite'
  return now < e.debut ? 'en_attente' : 'complet'
}

/** P-4: until when a seat that is offered now is kept; null when none may be offered. Never after the start. */
export const offreJusqua = (now: Date, debut: Date): Date | null => {
  const reste = debut.getTime() - now.getTime()
  if (reste <= 0) return null
  const delai = reste <= DERNIER_JOUR_MS ? OFFRE_DERNIER_JOUR_MS : OFFRE_MS
  return new Date(Math.min(now.getTime() + delai, debut.getTime()))
}

/** How many of those who wait are to be offered a seat now. */
export const placesAProposer = (e: EtatEvenement, now: Date): number => {
  if (e.isAnnule || now >= e.debut) return 0
  return Math.min(placesRestantes(e) ?? e.enAttente, e.enAttente)
}

/** When the reminder is due; null for who registers once it would have left. */
export const rappelLe = (debut: Date, now: Date): Date | null => {
  const at = new Date(debut.getTime() - RAPPEL_AVANT_MS)
  return at > now ? at : null
}
