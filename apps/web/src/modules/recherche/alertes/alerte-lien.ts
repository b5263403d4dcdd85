import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { AlerteRecherche } from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { cheminOf, RUBRIQUES, RUBRIQUES_EN_ORDRE } from '../rubriques.ts'

type Recherche = Pick<AlerteRecherche, 'termes' | 'categorie'>

const rubriqueOf = ({ categorie }: Recherche) =>
  RUBRIQUES_EN_ORDRE.find((rubrique) => RUBRIQUES[rubrique].categorie === categorie)

/** Where she looks for it: « Événements ». */
export const titreOf = (recherche: Recherche): string => {
  const rubrique = rubriqueOf(recherche)
  return rubrique === undefined ? 'Tout le réseau' : RUBRIQUES[rubrique].titre
}

/** The page of her search. */
export const hrefOfAlerte = (recherche: Recherche): string => {
  const rubrique = rubriqueOf(recherche)
  const path = rubrique === undefined ? pathTo('/recherche') : cheminOf(rubrique)
  return `${path}?${new URLSearchParams({ termes: recherche.termes })}`
}
