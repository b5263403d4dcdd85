// This file does not import zod, so that the entry chunk can import it.

/** The six categories of a search: the word of each in the API's addresses, and the name of its list. */
export const LISTES_RECHERCHE = {
  adherente: 'adherentes',
  coupdepouce: 'coupsdepouce',
  evenement: 'evenements',
  publication: 'publications',
  territoire: 'territoires',
  ressource: 'ressources',
} as const
export type CategorieRecherche = keyof typeof LISTES_RECHERCHE
export type ListeRecherche = (typeof LISTES_RECHERCHE)[CategorieRecherche]

/** Results of each category on the page of all of them. */
export const APERCU_MAX = 4
/** Results are counted up to this cap in each category of that page: counting takes most of the time of a search. */
export const APERCU_COMPTE_MAX = 100
/** Suggestions of each kind under the box in the header. */
export const SUGGESTIONS_RECHERCHE_MAX = 3
/** The most objects of each kind among which suggestions are chosen. */
export const SUGGESTIONS_COMPTE_MAX = 20
/** Letters from which the box suggests. */
export const SUGGESTIONS_LETTRES_MIN = 2
/** Characters of a text that are shown under a title. */
export const EXTRAIT_MAX = 200

/** Maximum number of alerts of a member. */
export const ALERTES_MAX = 10

/** Searches that found nothing are kept so many days after the last of them. */
export const SANS_RESULTAT_JOURS = 90
/** Searches made fewer times are not listed. */
export const SANS_RESULTAT_MIN = 2
