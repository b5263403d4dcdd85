import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  filtresAnnuaire,
  type FiltresAnnuaire,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'

/** What narrows the directory beside the words, in the order in which it is shown. */
export const FILTRES = [
  'territoire',
  'departement',
  'distanceKm',
  'secteur',
  'competence',
  'situation',
  'nouvelles',
  'coordinatrices',
] as const
export type Filtre = (typeof FILTRES)[number]

const NOMS = ['termes', ...FILTRES] as const

/** What the address asks for; a value that is none of a filter’s is left out (R2.1-25). */
export const filtresOf = (params: URLSearchParams): FiltresAnnuaire =>
  filtresAnnuaire.parse(
    Object.fromEntries(
      NOMS.flatMap((nom) => {
        const value = params.get(nom)?.trim()
        return value && filtresAnnuaire.shape[nom].safeParse(value).success ? [[nom, value]] : []
      }),
    ),
  )

/** The filters that hold. */
export const actifsOf = (filtres: FiltresAnnuaire): readonly Filtre[] =>
  FILTRES.filter((nom) => filtres[nom] !== undefined)

const queryOf = (filtres: FiltresAnnuaire): string[][] =>
  NOMS.flatMap((nom) => {
    const value = filtres[nom]
    return value === undefined || value === '' ? [] : [[nom, String(value)]]
  })

/** The address of the directory so narrowed (R2.4-4). */
export const hrefOf = (filtres: FiltresAnnuaire, page = 1): string => {
  const given = queryOf(filtres)
  const query = new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given).toString()
  return `${pathTo('/membre')}${query && `?${query}`}`
}

/** The address of the map, where a department may be chosen. */
export const carteHrefOf = (departement?: string): string =>
  `${pathTo('/membre')}?vue=carte${departement === undefined ? '' : `&departement=${departement}`}`
