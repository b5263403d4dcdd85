export const NOM_INTERVENANT_MAX = 80
export const BIOGRAPHIE_MAX = 1000
export const NOTE_INTERNE_MAX = 1000
/** What the list of choices of the event form shows at most. */
export const CHOIX_INTERVENANTS_MAX = 20

/** How she agreed, by the names of the interface. */
export const PREUVES_CONSENTEMENT = {
  formulaire: 'Par formulaire',
  mail: 'Par e-mail',
  oral_note: 'De vive voix, noté',
} as const
export type PreuveConsentement = keyof typeof PREUVES_CONSENTEMENT

export const ONGLETS_INTERVENANTS = {
  actives: 'Actives',
  a_recueillir: 'Consentement à recueillir',
  archivees: 'Archivées',
} as const
export type OngletIntervenants = keyof typeof ONGLETS_INTERVENANTS

/** The text that a speaker agrees to; a new one is a new version, and what was given stays given to the old. */
export const TEXTE_CONSENTEMENT = {
  version: 1,
  texte:
    'J’accepte que mon nom, ma photo, ma structure et ma profession soient montrés aux membres du réseau avec les événements où j’interviens. Mon e-mail et mon téléphone ne sont jamais montrés aux membres. Je peux changer d’avis à tout moment.',
} as const

/** What members see instead of a speaker who has not agreed yet. */
export const INTERVENANTE_A_CONFIRMER = 'Intervenante à confirmer'

/** A speaker is asked for her agreement once in this time at most. */
export const DEMANDE_MS = 86_400_000

/** Why a speaker is refused, each at its field. */
export const ADHERENTE_INCONNUE = 'Sélectionne une membre du réseau dans la liste.'
export const CONSENTEMENT_FUTUR = 'Cette date n’est pas encore passée.'
