// Nothing here needs a schema: the first page may read it.

/** R9-8: where an event takes place, by the names of the interface. */
export const LOCATIONS = { enLigne: 'En ligne', presentiel: 'En présentiel' } as const
export type Location = (typeof LOCATIONS)[keyof typeof LOCATIONS]

/** R9-8: how many may come. */
export const CAPACITES = { illimite: 'Illimité', limite: 'Limité' } as const
export type Capacite = (typeof CAPACITES)[keyof typeof CAPACITES]

/** R9-8, R4-13: in the application, by a form elsewhere, or either. */
export const INSCRIPTION_TYPES = ['Interne', 'Externe', 'Both'] as const
export type InscriptionType = (typeof INSCRIPTION_TYPES)[number]

/** R9-8: the types that the network starts with. */
export const TYPES_EVENEMENT = ['Atelier', 'Webinaire'] as const

/** The filter `format` of the list. */
export const FORMATS_EVENEMENT = { en_ligne: LOCATIONS.enLigne, presentiel: LOCATIONS.presentiel } as const
export type FormatEvenement = keyof typeof FORMATS_EVENEMENT

/** The tabs of the back office. */
export const ONGLETS_EVENEMENTS = {
  a_venir: 'À venir',
  brouillons: 'Brouillons',
  passes: 'Passés',
  annules: 'Annulés',
} as const
export type OngletEvenements = keyof typeof ONGLETS_EVENEMENTS

/** How often an event is repeated. */
export const REGLES_SERIE = {
  semaine: 'Chaque semaine',
  quinzaine: 'Toutes les deux semaines',
  mois: 'Chaque mois',
} as const
export type RegleSerie = keyof typeof REGLES_SERIE
/** How many times at once. */
export const SERIE_MAX = 12
/** Other dates of a series that a page shows. */
export const DATES_SERIE_MAX = 24

export const TITRE_MAX = 120
export const DESCRIPTION_MAX = 6000
export const COMPTE_RENDU_MAX = 4000
export const ADRESSE_MAX = 200
export const PLACES_MAX = 100_000
export const TERRITOIRES_MAX = 50
export const INTERVENANTS_MAX = 20
export const NOM_INTERVENANTE_MAX = 80
/** A draft that is saved by itself is told to the journal once in this time at most. */
export const JOURNAL_AUTO_MS = 3_600_000
/** How long a pause in the typing lasts before a draft is saved. */
export const ENREGISTREMENT_AUTO_MS = 2000
