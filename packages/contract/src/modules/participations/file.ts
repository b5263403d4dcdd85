import type { InscriptionType } from '#modules/evenements/evenements.constants.ts'
import {
  DERNIER_JOUR_MS,
  OFFRE_DERNIER_JOUR_MS,
  OFFRE_MS,
  RAPPEL_AVANT_MS,
} from './participations.constants.ts'

/** What asking for a place depends on: the database decides by it, and the page says beforehand what it will be. */
export type Demandable = {
  readonly isAnnule: boolean
  readonly inscriptionType: InscriptionType
  /** Both null while a draft has no dates. */
  readonly debut: Date | null
  readonly fin: Date | null
  /** Seats that nobody holds and that are offered to nobody; null when there is no limit. */
  readonly libres: number | null
  readonly enAttente: number
}

/** A published event with its counters. */
export type EtatEvenement = Omit<Demandable, 'debut' | 'fin' | 'libres'> & {
  readonly debut: Date
  readonly fin: Date
  /** Null when there is no limit. */
  readonly nombrePlaces: number | null
  readonly prises: number
  readonly proposees: number
}

/** Seats that nobody holds and that are offered to nobody; null when there is no limit. */
export const placesRestantes = ({
  nombrePlaces,
  prises,
  proposees,
}: Pick<EtatEvenement, 'nombrePlaces' | 'prises' | 'proposees'>): number | null =>
  nombrePlaces === null ? null : Math.max(0, nombrePlaces - prises - proposees)

/** P-4: while somebody waits, a seat that is free is not for who comes now. */
export const isComplet = ({ libres, enAttente }: Pick<Demandable, 'libres' | 'enAttente'>): boolean =>
  libres === 0 || enAttente > 0

export type Issue = 'inscrite' | 'en_attente' | 'complet' | 'annule' | 'passe' | 'externe'

/**
 * R8-12, P-4: what asking for a place gives. While somebody waits, a newcomer waits behind her even when a seat is
 * free; once it has started nobody is offered a seat any more, so that there is no queue to join.
 */
export const issueInscription = (e: Demandable, now: Date): Issue => {
  if (e.isAnnule) return 'annule'
  if (e.fin !== null && now >= e.fin) return 'passe'
  if (e.inscriptionType === 'Externe') return 'externe'
  if (!isComplet(e)) return 'inscrite'
  return e.debut === null || now < e.debut ? 'en_attente' : 'complet'
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
