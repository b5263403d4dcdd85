// This file does not import zod, so that the entry chunk can import it.
import { pathTo } from '#kit/paths.ts'
import type { CategorieRecherche } from './recherche.constants.ts'

const PAGES: Readonly<Record<CategorieRecherche, string>> = {
  adherente: pathTo('/recherche/membre'),
  coupdepouce: pathTo('/recherche/coup-de-pouce'),
  evenement: pathTo('/recherche/evenement'),
  publication: pathTo('/recherche/publication'),
  territoire: pathTo('/recherche/territoire'),
  ressource: pathTo('/recherche/ressource'),
}

/** The page of a search, in one category or in all of them. */
export const cheminRecherche = ({
  termes,
  categorie,
}: {
  readonly termes: string
  readonly categorie: CategorieRecherche | null
}): string =>
  `${categorie === null ? pathTo('/recherche') : PAGES[categorie]}?termes=${encodeURIComponent(termes)}`
