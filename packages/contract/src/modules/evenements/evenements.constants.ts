// This file does not import zod, so that the entry chunk can import it.

/** R9-8: locations of an event, by their labels. */
export const LOCATIONS = { enLigne: 'En ligne', presentiel: 'En présentiel' } as const
export type Location = (typeof LOCATIONS)[keyof typeof LOCATIONS]

/** R9-8: capacities, by their labels. */
export const CAPACITES = { illimite: 'Illimité', limite: 'Limité' } as const
export type Capacite = (typeof CAPACITES)[keyof typeof CAPACITES]

/** R9-8, R4-13: registration in the application, by an external form, or both. */
export const INSCRIPTION_TYPES = ['Interne', 'Externe', 'Both'] as const
export type InscriptionType = (typeof INSCRIPTION_TYPES)[number]

/** R9-8: initial types of events. */
export const TYPES_EVENEMENT = ['Atelier', 'Webinaire'] as const

/** Values of the list's `format` filter. */
export const FORMATS_EVENEMENT = { en_ligne: LOCATIONS.enLigne, presentiel: LOCATIONS.presentiel } as const
export type FormatEvenement = keyof typeof FORMATS_EVENEMENT

/** Tabs of the back office. */
export const ONGLETS_EVENEMENTS = {
  a_venir: 'À venir',
  brouillons: 'Brouillons',
  passes: 'Passés',
  annules: 'Annulés',
} as const
export type OngletEvenements = keyof typeof ONGLETS_EVENEMENTS

/** Recurrence rules of a series. */
export const REGLES_SERIE = {
  semaine: 'Chaque semaine',
  quinzaine: 'Toutes les deux semaines',
  mois: 'Chaque mois',
} as const
export type RegleSerie = keyof typeof REGLES_SERIE
/** Maximum number of copies created at once. */
export const SERIE_MAX = 12
/** Maximum number of other dates of a series shown on a page. */
export const DATES_SERIE_MAX = 24

export const TITRE_MAX = 120
export const DESCRIPTION_MAX = 6000
export const COMPTE_RENDU_MAX = 4000
/** Resources named after an event. */
export const RESSOURCES_SUITES_MAX = 10
export const ADRESSE_MAX = 200
export const PLACES_MAX = 100_000
export const TERRITOIRES_MAX = 50
export const INTERVENANTS_MAX = 20
export const NOM_INTERVENANTE_MAX = 80
/** Minimum interval between two journal entries for an auto-saved draft. */
export const JOURNAL_AUTO_MS = 3_600_000
/** Pause in typing after which a draft is auto-saved. */
export const ENREGISTREMENT_AUTO_MS = 2000
