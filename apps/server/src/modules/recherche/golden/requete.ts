import type { CategorieRecherche } from '@entrelles/contract/modules/recherche/recherche.constants.ts'

/** What makes a search difficult. */
export const GENRES = [
  'nom',
  'faute',
  'saint',
  'elision',
  'trait_union',
  'pluriel',
  'metier',
  'abreviation',
  'commune',
  'phrase',
  'debut',
] as const
export type Genre = (typeof GENRES)[number]

/** The six categories, and the FAQ beside them. */
export type Categorie = CategorieRecherche | 'faq'

export type Requete = {
  readonly genre: Genre
  /** As a member types them. */
  readonly termes: string
  readonly categorie: Categorie
  /** Keys of the objects of the world that a fair judge wants to see first; any of them will do. */
  readonly attendus: readonly string[]
}

export const asks = (
  genre: Genre,
  termes: string,
  categorie: Categorie,
  ...attendus: readonly string[]
): Requete => ({ genre, termes, categorie, attendus })
