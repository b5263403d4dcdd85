// Nothing here needs a schema: the first page may read it.

/** Her place, her wait, or how either ended. One that has ended never comes back by itself. */
export const STATUTS_PARTICIPATION = {
  inscrite: 'Inscrite',
  en_attente: 'En liste d’attente',
  proposee: 'Place proposée',
  annulee: 'Désinscrite',
  expiree: 'Proposition expirée',
  declinee: 'Place déclinée',
} as const
export type StatutParticipation = keyof typeof STATUTS_PARTICIPATION

/** Those that hold a place, or wait for one. */
export const STATUTS_ACTIFS = ['inscrite', 'en_attente', 'proposee'] as const
export type StatutActif = (typeof STATUTS_ACTIFS)[number]

export const ORIGINES_PARTICIPATION = ['membre', 'organisatrice', 'sans_inscription'] as const
export type OrigineParticipation = (typeof ORIGINES_PARTICIPATION)[number]

const HEURE_MS = 3_600_000
/** How long a seat is kept for whom it is offered to; less within the last day. */
export const OFFRE_MS = 24 * HEURE_MS
export const OFFRE_DERNIER_JOUR_MS = 2 * HEURE_MS
export const DERNIER_JOUR_MS = 24 * HEURE_MS
/** The reminder leaves so long before the start. */
export const RAPPEL_AVANT_MS = 24 * HEURE_MS
/** What she needs is erased so many days after. */
export const BESOINS_JOURS = 30
export const BESOIN_MAX = 200
export const MOTIF_MAX = 300
export const ANNONCE_MAX = 3000

/** Who an announcement is for. */
export const CIBLES_ANNONCE = {
  inscrites: 'Aux inscrites',
  en_attente: 'À celles qui attendent',
  toutes: 'À toutes',
} as const
export type CibleAnnonce = keyof typeof CIBLES_ANNONCE

/** The faces that the page of an event shows. */
export const DERNIERES_MAX = 5
