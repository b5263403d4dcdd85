import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { CategorieRecherche } from '@entrelles/contract/modules/recherche/recherche.constants.ts'

/** The six categories, in order: the word of each in the addresses of the screens, and its names. */
export const RUBRIQUES = {
  membre: {
    categorie: 'adherente',
    page: 'Recherche de membres',
    titre: 'Membres',
    nom: 'membre',
    noms: 'membres',
  },
  'coup-de-pouce': {
    categorie: 'coupdepouce',
    page: 'Recherche de coups de pouce',
    titre: 'Coups de pouce',
    nom: 'coup de pouce',
    noms: 'coups de pouce',
  },
  evenement: {
    categorie: 'evenement',
    page: 'Recherche d’événements',
    titre: 'Événements',
    nom: 'événement',
    noms: 'événements',
  },
  publication: {
    categorie: 'publication',
    page: 'Recherche de publications',
    titre: 'Publications',
    nom: 'publication',
    noms: 'publications',
  },
  territoire: {
    categorie: 'territoire',
    page: 'Recherche d’antennes',
    titre: 'Antennes',
    nom: 'antenne',
    noms: 'antennes',
  },
  ressource: {
    categorie: 'ressource',
    page: 'Recherche de ressources',
    titre: 'Ressources',
    nom: 'ressource',
    noms: 'ressources',
  },
} as const satisfies Readonly<
  Record<string, { categorie: CategorieRecherche } & Record<'page' | 'titre' | 'nom' | 'noms', string>>
>

export type Rubrique = keyof typeof RUBRIQUES

export const RUBRIQUES_EN_ORDRE = Object.keys(RUBRIQUES) as readonly Rubrique[]

export const cheminOf = (rubrique: Rubrique): string => pathTo(`/recherche/${rubrique}`)

/** The category of an address of the application. */
export const rubriqueOf = (pathname: string): Rubrique =>
  RUBRIQUES_EN_ORDRE.find((rubrique) => cheminOf(rubrique) === pathname) ?? 'membre'
