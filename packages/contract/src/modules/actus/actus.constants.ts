// This file does not import zod, so that the entry chunk can import it.

/** News and announcements are written by coordinators and administrators; announcements notify the members who may read them. */
export const TYPES_PUBLICATION = {
  publication: 'Publication',
  actualite: 'Actualité',
  annonce: 'Annonce',
} as const
export type TypePublication = keyof typeof TYPES_PUBLICATION

/** Read by every member, or by those of the named branches. */
export const PORTEES = { reseau: 'Tout le réseau', territoire: 'Antennes choisies' } as const
export type PorteePublication = keyof typeof PORTEES

/** A hidden post is seen only by its author and those who moderate it; a deleted one stays some days in her bin. */
export const STATUTS_PUBLICATION = {
  brouillon: 'Brouillon',
  programmee: 'Programmée',
  publiee: 'Publiée',
  archivee: 'Archivée',
  masquee: 'Masquée',
  supprimee: 'Supprimée',
} as const
export type StatutPublication = keyof typeof STATUTS_PUBLICATION

export const STATUTS_COMMENTAIRE = ['publie', 'masque', 'supprime'] as const
export type StatutCommentaire = (typeof STATUTS_COMMENTAIRE)[number]

/** One reaction for each member; the first one is that of a single tap. */
export const REACTIONS = { jaime: 'J’aime', bravo: 'Bravo', merci: 'Merci', soutien: 'Soutien' } as const
export type Reaction = keyof typeof REACTIONS

/** `suivie`: its comments notify her; `muette`: nothing about this post does, not even answers to her comments. */
export const SUIVIS_PUBLICATION = ['suivie', 'muette'] as const
export type SuiviPublication = (typeof SUIVIS_PUBLICATION)[number]

/** Where a post was opened: from the link of a mail, it counts as a click. */
export const SOURCES_VUE = ['fil', 'page', 'courriel'] as const
export type SourceVue = (typeof SOURCES_VUE)[number]
/** The parameter of that link. */
export const PARAM_SOURCE = 'source'

/** The fragment of a comment in the page of its post: `/actu/:id#commentaire-{commentaireId}`. */
export const ANCRE_COMMENTAIRE = 'commentaire-'

export const TITRE_MAX = 150
export const CONTENU_MAX = 5000
export const COMMENTAIRE_MAX = 2000
export const IMAGES_MAX = 6
export const TEXTE_ALTERNATIF_MAX = 250
export const TERRITOIRES_MAX = 50
/** Members whom one text may name. */
export const MENTIONS_MAX = 20
export const SUGGESTIONS_MENTION_MAX = 8

/** Days that a pin lasts at most, and pinned posts at once, for the network and for each branch. */
export const EPINGLE_JOURS_MAX = 30
export const EPINGLES_MAX = 3

/** Edits within this time after its publication are not shown as such. */
export const RETOUCHE_HEURES = 24
/** Days in the bin before a post is erased. */
export const CORBEILLE_JOURS = 30
/** Months ahead for which a post may be scheduled. */
export const PROGRAMMATION_MOIS_MAX = 12

/** Posts that a member publishes or schedules in a day, drafts included. */
export const LIMITE_PUBLICATIONS = { name: 'publications', max: 20, seconds: 86_400, accepted: true } as const
export const BROUILLONS_PUBLICATION_MAX = 20
export const COMMENTAIRES_HEURE_MAX = 60
/** Mails of an announcement to its author alone. */
export const ESSAIS_HEURE_MAX = 20
export const REACTIONS_HEURE_MAX = 300
