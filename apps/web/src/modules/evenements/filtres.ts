import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  filtresEvenements,
  type FiltresEvenements,
} from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { filtersOf, hrefWith, pageParam } from '#kit/filters.ts'

/** R7-7: what narrows the list beside the words of the title, in the order in which it is shown. */
const FILTRES = [
  'distanceKilometre',
  'type',
  'format',
  'thematique',
  'dateDebut',
  'dateFin',
  'disponibilite',
] as const
export type Filtre = (typeof FILTRES)[number]

/** What the address asks for. */
export const filtresOf = (params: URLSearchParams): FiltresEvenements => filtersOf(filtresEvenements, params)

/** The filters that hold. */
export const actifsOf = (filtres: FiltresEvenements): readonly Filtre[] =>
  FILTRES.filter((nom) => filtres[nom] !== undefined)

/** The address of the list so narrowed. */
export const hrefOf = (filtres: FiltresEvenements, page = 1): string => {
  const { titre, distanceKilometre, ...autres } = filtres
  return hrefWith(pathTo('/evenement'), {
    titre,
    distanceKilometre: distanceKilometre?.toString(),
    ...autres,
    page: pageParam(page),
  })
}
