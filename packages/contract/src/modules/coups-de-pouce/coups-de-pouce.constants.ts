// This file does not import zod, so that the entry chunk can import it.

export const TYPES_COUP_DE_POUCE = { demande: 'Demande', offre: 'Offre' } as const
export type TypeCoupDePouce = keyof typeof TYPES_COUP_DE_POUCE

/** How one can help. */
export const MODES_COUP_DE_POUCE = {
  a_distance: { libelle: 'À distance', precision: 'Visio ou téléphone' },
  sur_place: { libelle: 'Sur place', precision: 'Près de la commune indiquée' },
  indifferent: { libelle: 'Peu importe', precision: 'Comme ça t’arrange' },
} as const
export type ModeCoupDePouce = keyof typeof MODES_COUP_DE_POUCE

export const URGENCES = { normale: 'Sans urgence', urgente: 'Urgent' } as const
export type Urgence = keyof typeof URGENCES

/** A hidden request is seen only by its author and those who moderate it. */
export const STATUTS_COUP_DE_POUCE = {
  brouillon: 'Brouillon',
  publie: 'Ouvert',
  en_cours: 'Une aide est en route',
  resolu: 'Résolu',
  expire: 'Date passée',
  clos: 'Clos',
  masque: 'Masqué',
} as const
export type StatutCoupDePouce = keyof typeof STATUTS_COUP_DE_POUCE

/** Statuses that wait for help: they count in the limit of a member and in the total of a branch. */
export const STATUTS_OUVERTS = ['publie', 'en_cours'] as const
export type StatutOuvert = (typeof STATUTS_OUVERTS)[number]

/** The lists show one of these: a status of its own, or several that read alike. */
export const ETATS_LISTE = {
  ouvert: { libelle: 'Ouverts', statuts: STATUTS_OUVERTS },
  resolu: { libelle: 'Résolus', statuts: ['resolu'] },
  termine: { libelle: 'Terminés', statuts: ['expire', 'clos'] },
} as const
export type EtatListe = keyof typeof ETATS_LISTE

/** Why a request was closed; the first and the last are never chosen in the dialog. */
export const MOTIFS_CLOTURE = {
  resolu: 'Résolu',
  sans_suite: 'Plus d’actualité',
  doublon: 'Déjà demandé ailleurs',
  moderation: 'Modération',
} as const
export type MotifCloture = keyof typeof MOTIFS_CLOTURE
export const MOTIFS_A_CHOISIR = ['sans_suite', 'doublon'] as const

/** The fragment of an answer in the page of its request: `/coup-de-pouce/:id#reponse-{reponseId}`. */
export const ANCRE_REPONSE = 'reponse-'

export const STATUTS_REPONSE = ['publiee', 'masquee', 'supprimee'] as const
export type StatutReponse = (typeof STATUTS_REPONSE)[number]

/** The links of the mail that asks whether a request is still needed. */
export const GESTES = { resolu: 'C’est résolu', prolonger: 'Prolonger de 30 jours', clore: 'Clore' } as const
export type Geste = keyof typeof GESTES

export const TRIS_COUPS_DE_POUCE = {
  recent: 'Les plus récents',
  echeance: 'Date limite proche',
} as const
export type TriCoupsDePouce = keyof typeof TRIS_COUPS_DE_POUCE

export const TITRE_MIN = 5
export const TITRE_MAX = 120
export const CONTENU_MIN = 20
export const CONTENU_MAX = 4000
export const CONTREPARTIE_MAX = 120
export const COMPETENCES_MAX = 5
export const REPONSE_MIN = 2
export const REPONSE_MAX = 2000
export const MERCI_MAX = 255
export const AIDANTES_MAX = 10

/** Kilometres around the commune within which help on the spot makes sense. */
export const RAYONS_KM = [10, 20, 40, 80] as const

/** Days until a request closes by itself: unless she says otherwise, and at most. */
export const DUREE_JOURS = 60
export const DUREE_MAX_JOURS = 180
/** Days that an extension adds. */
export const PROLONGATION_JOURS = 30
/** Days before the last one when the author is asked, once, whether she still needs help. */
export const RAPPEL_JOURS = 7
/** Hours without an answer after which a wider circle is told. */
export const SANS_REPONSE_HEURES = 72

/** Open requests of one member, urgent ones among them, and her drafts. */
export const OUVERTS_MAX = 5
export const URGENTS_MAX = 1
export const BROUILLONS_MAX = 5
export const REPONSES_HEURE_MAX = 20

/** Helpers who are suggested to the author; those told of a new request, and of one without an answer. */
export const SUGGESTIONS_MAX = 10
export const ELARGIES_MAX = 20
/** A member is told of this many requests in seven days. */
export const SOLLICITATIONS_SEMAINE = 2

/** Requests shown while the title is typed, and beside a request. */
export const SIMILAIRES_MAX = 3
/** Questions of the FAQ shown while the title is typed. */
export const QUESTIONS_SIMILAIRES_MAX = 2
/** Resources shown while the title is typed. */
export const RESSOURCES_SIMILAIRES_MAX = 3
/** Letters of a title before anything similar is looked for. */
export const SIMILAIRES_LETTRES = 5
