export const NOM_INTERVENANT_MAX = 80
export const BIOGRAPHIE_MAX = 1000
export const NOTE_INTERNE_MAX = 1000
/** Maximum number of options in the speaker field of the event form. */
export const CHOIX_INTERVENANTS_MAX = 20

/** How the speaker gave her consent, with labels. */
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

/** Text that a speaker consents to; a new text gets a new version, and earlier consents keep theirs. */
export const TEXTE_CONSENTEMENT = {
  version: 1,
  texte:
    'J’accepte que mon nom, ma photo, ma structure et ma profession soient montrés aux membres du réseau avec les événements où j’interviens. Mon e-mail et mon téléphone ne sont jamais montrés aux membres. Je peux changer d’avis à tout moment.',
} as const

/** Shown to members instead of a speaker who has not consented yet. */
export const INTERVENANTE_A_CONFIRMER = 'Intervenante à confirmer'

/** Minimum interval between two consent requests to a speaker. */
export const DEMANDE_MS = 86_400_000

/** Validation messages of a speaker. */
export const ADHERENTE_INCONNUE = 'Sélectionne une membre du réseau dans la liste.'
export const CONSENTEMENT_FUTUR = 'Cette date n’est pas encore passée.'
