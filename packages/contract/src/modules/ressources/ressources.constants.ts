// This file does not import zod, so that the entry chunk can import it.

/** A replay is a link to a recording, with its length. */
export const TYPES_RESSOURCE = {
  article: 'Article',
  lien: 'Lien',
  fichier: 'Fichier',
  replay: 'Replay',
} as const
export type TypeRessource = keyof typeof TYPES_RESSOURCE

/** Read by every member, by those of the named branches, or by coordinators and administrators alone. */
export const PUBLICS_RESSOURCE = {
  reseau: 'Tout le réseau',
  territoires: 'Certaines antennes',
  coordinatrices: 'Coordinatrices seulement',
} as const
export type PublicRessource = keyof typeof PUBLICS_RESSOURCE

/** What is to be verified stays readable, and says so. */
export const STATUTS_RESSOURCE = {
  brouillon: 'Brouillon',
  publiee: 'Publiée',
  a_verifier: 'À vérifier',
  archivee: 'Archivée',
} as const
export type StatutRessource = keyof typeof STATUTS_RESSOURCE

/** The states in which members read it. */
export const STATUTS_LISIBLES = ['publiee', 'a_verifier'] as const satisfies readonly StatutRessource[]

export const TRIS_RESSOURCES = { recentes: 'Les plus récentes', utiles: 'Les plus utiles' } as const
export type TriRessources = keyof typeof TRIS_RESSOURCES

/** A link is broken once it was found dead on two days. */
export const ETATS_LIEN = { ok: 'Lien vérifié', brise: 'Lien brisé' } as const
export type EtatLien = keyof typeof ETATS_LIEN

export const STATUTS_PROPOSITION = {
  a_traiter: 'À traiter',
  acceptee: 'Retenue',
  refusee: 'Écartée',
} as const
export type StatutProposition = keyof typeof STATUTS_PROPOSITION

export const STATUTS_REMARQUE = { a_traiter: 'À traiter', traitee: 'Traitée' } as const
export type StatutRemarque = keyof typeof STATUTS_REMARQUE

/** The parameter of the library that opens a resource without a page of its own. */
export const PARAM_OUVERTE = 'ouverte'

export const TITRE_RESSOURCE_MIN = 3
export const TITRE_RESSOURCE_MAX = 150
export const RESUME_MAX = 300
export const ARTICLE_MAX = 40_000
export const MOTS_CLES_MAX = 8
export const MOT_CLE_MIN = 2
export const MOT_CLE_MAX = 40
export const TERRITOIRES_RESSOURCE_MAX = 50
export const INTERVENANTS_RESSOURCE_MAX = 6
export const TEXTE_IMAGE_MAX = 250
/** Minutes of a replay. */
export const DUREE_REPLAY_MAX = 600
export const COMMENTAIRE_PROPOSITION_MAX = 1000
export const MOT_REFUS_MAX = 1000
export const REMARQUE_MIN = 5
export const REMARQUE_MAX = 1000

/** Months after its publication, or its last review, at which a resource is to be reviewed. */
export const REVISION_MOIS = 12
/** Months ahead for which a review may be set. */
export const REVISION_MOIS_MAX = 60
/** Other resources of the same theme, shown below one. */
export const VOISINES_MAX = 3

/** Proposals and remarks of a member in a day. */
export const PROPOSITIONS_JOUR_MAX = 5
export const REMARQUES_JOUR_MAX = 10
export const UTILES_HEURE_MAX = 300
