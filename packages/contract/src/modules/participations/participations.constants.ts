// This file does not import zod, so that the entry chunk can import it.

/** Statuses of a participation. An ended one never becomes active again by itself. */
export const STATUTS_PARTICIPATION = {
  inscrite: 'Inscrite',
  en_attente: 'En liste d’attente',
  proposee: 'Place proposée',
  annulee: 'Désinscrite',
  expiree: 'Proposition expirée',
  declinee: 'Place déclinée',
} as const
export type StatutParticipation = keyof typeof STATUTS_PARTICIPATION

/** Statuses that hold a seat or wait for one. */
export const STATUTS_ACTIFS = ['inscrite', 'en_attente', 'proposee'] as const
export type StatutActif = (typeof STATUTS_ACTIFS)[number]

export const ORIGINES_PARTICIPATION = ['membre', 'organisatrice', 'sans_inscription'] as const
export type OrigineParticipation = (typeof ORIGINES_PARTICIPATION)[number]

const HEURE_MS = 3_600_000
/** Duration of an offer, shorter within the last day. */
export const OFFRE_MS = 24 * HEURE_MS
export const OFFRE_DERNIER_JOUR_MS = 2 * HEURE_MS
export const DERNIER_JOUR_MS = 24 * HEURE_MS
/** The reminder is sent this long before the start. */
export const RAPPEL_AVANT_MS = 24 * HEURE_MS
/** The needs of a participant are erased this many days after the event. */
export const BESOINS_JOURS = 30
export const BESOIN_MAX = 200
export const MOTIF_MAX = 300
export const ANNONCE_MAX = 3000
/** Maximum number of announcements of an event in a day. */
export const ANNONCES_JOUR_MAX = 5

/** Recipients of an announcement. */
export const CIBLES_ANNONCE = {
  inscrites: 'Aux inscrites',
  en_attente: 'À celles qui attendent',
  toutes: 'À toutes',
} as const
export type CibleAnnonce = keyof typeof CIBLES_ANNONCE

/** Maximum number of member photos on an event page. */
export const DERNIERES_MAX = 5
