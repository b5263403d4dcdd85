import type { InscriptionType } from '#modules/evenements/evenements.constants.ts'
import {
  DERNIER_JOUR_MS,
  OFFRE_DERNIER_JOUR_MS,
  OFFRE_MS,
  RAPPEL_AVANT_MS,
} from './participations.constants.ts'

/** Facts that decide a registration request: the server applies them, and the page shows the result in advance. */
export type Demandable = {
  readonly isAnnule: boolean
  readonly inscriptionType: InscriptionType
  /** Both null on a draft without dates. */
  readonly debut: Date | null
  readonly fin: Date | null
  /** Seats neither taken nor offered; null if unlimited. */
  readonly libres: number | null
  readonly enAttente: number
}

/** A published event with its counters. */
export type EtatEvenement = Omit<Demandable, 'debut' | 'fin' | 'libres'> & {
  readonly debut: Date
  readonly fin: Date
  /** Null if unlimited. */
  readonly nombrePlaces: number | null
  readonly prises: number
  readonly proposees: number
}

/** Seats neither taken nor offered; null if unlimited. */
export const placesRestantes = ({
  nombrePlaces,
  prises,
  proposees,
}: Pick<EtatEvenement, 'nombrePlaces' | 'prises' | 'proposees'>): number | null =>
  nombrePlaces === null ? null : Math.max(0, nombrePlaces - prises - proposees)

/** P-4: a free seat goes to the waiting list first, so an event with a waiting list counts as full. */
export const isComplet = ({ libres, enAttente }: Pick<Demandable, 'libres' | 'enAttente'>): boolean =>
  libres === 0 || enAttente > 0

export type Issue = 'inscrite' | 'en_attente' | 'complet' | 'annule' | 'passe' | 'externe'

/**
 * R8-12, P-4: result of a registration request. While members wait, a new one joins the waiting list even if a seat is
 * free. Once the event has started no seat is offered any more, so the waiting list is closed.
 */
export const issueInscription = (e: Demandable, now: Date): Issue => {
  if (e.isAnnule) return 'annule'
  if (e.fin !== null && now >= e.fin) return 'passe'
  if (e.inscriptionType === 'Externe') return 'externe'
  if (!isComplet(e)) return 'inscrite'
  return e.debut === null || now < e.debut ? 'en_attente' : 'complet'
}

/** P-4: end of an offer made now, at the latest the start of the event; null if no offer may be made. */
export const offreJusqua = (now: Date, debut: Date): Date | null => {
  const reste = debut.getTime() - now.getTime()
  if (reste <= 0) return null
  const delai = reste <= DERNIER_JOUR_MS ? OFFRE_DERNIER_JOUR_MS : OFFRE_MS
  return new Date(Math.min(now.getTime() + delai, debut.getTime()))
}

/** Number of waiting members who get an offer now. */
export const placesAProposer = (e: EtatEvenement, now: Date): number => {
  if (e.isAnnule || now >= e.debut) return 0
  return Math.min(placesRestantes(e) ?? e.enAttente, e.enAttente)
}

/** Date of the reminder; null if it has passed at the time of registration. */
export const rappelLe = (debut: Date, now: Date): Date | null => {
  const at = new Date(debut.getTime() - RAPPEL_AVANT_MS)
  return at > now ? at : null
}
