import { pathTo } from '@entrelles/contract/kit/paths.ts'
import {
  filtresAdhesions,
  type FiltresAdhesions,
} from '@entrelles/contract/modules/bo-adhesions/bo-adhesions.schema.ts'

const NOMS = ['statut', 'origine', 'termes'] as const

/** What the address asks for; a value that is none of a filter’s is left out (R2.1-25). */
export const filtresOf = (params: URLSearchParams): FiltresAdhesions =>
  filtresAdhesions.parse(
    Object.fromEntries(
      NOMS.flatMap((nom) => {
        const value = params.get(nom)
        const isGiven = value !== null && value.trim() !== ''
        return isGiven && filtresAdhesions.shape[nom].safeParse(value).success ? [[nom, value]] : []
      }),
    ),
  )

/** Where the list begins in its page: what narrows it leads there. */
export const LISTE = 'toutes'

/** The address of the list so narrowed. */
export const hrefOf = (filtres: Partial<FiltresAdhesions>, page = 1): string => {
  const given = NOMS.flatMap((nom) => {
    const value = filtres[nom]
    return value === undefined || value === '' || value === 'toutes' ? [] : [[nom, value]]
  })
  const query = new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given).toString()
  return `${pathTo('/administratrice/adhesion')}${query && `?${query}`}#${LISTE}`
}

export const isNarrowed = (filtres: FiltresAdhesions): boolean => hrefOf(filtres) !== hrefOf({})
