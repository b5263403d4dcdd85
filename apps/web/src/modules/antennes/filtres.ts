import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { triOf, type Tri } from '#kit/address.ts'

/** What the list of branches is narrowed to, and its order: all of it in the address. */
export type FiltresAntennes = {
  readonly termes: string
  readonly region: string
  readonly trinom: Tri
  readonly triregion: Tri
}

const PREMIER = { trinom: 'aucun', triregion: 'asc' } as const
const NOMS = ['termes', 'region', 'trinom', 'triregion'] as const

/** What the address asks for; without an order, by region. */
export const filtresOf = (params: URLSearchParams): FiltresAntennes => {
  const tris = { trinom: triOf(params.get('trinom') ?? ''), triregion: triOf(params.get('triregion') ?? '') }
  const isSorted = tris.trinom !== 'aucun' || tris.triregion !== 'aucun'
  return {
    termes: (params.get('termes') ?? '').trim().slice(0, 100),
    region: params.get('region') ?? '',
    ...(isSorted ? tris : PREMIER),
  }
}

/** The address of the list so narrowed; it says only what is not so by itself. */
export const hrefOf = (filtres: Partial<FiltresAntennes>, page = 1): string => {
  const isFirst =
    (filtres.trinom ?? PREMIER.trinom) === PREMIER.trinom &&
    (filtres.triregion ?? PREMIER.triregion) === PREMIER.triregion
  const given = NOMS.flatMap((nom) => {
    const value = filtres[nom]
    const isSort = nom === 'trinom' || nom === 'triregion'
    return value === undefined || value === '' || value === 'aucun' || (isSort && isFirst)
      ? []
      : [[nom, value]]
  })
  const query = new URLSearchParams(page > 1 ? [...given, ['page', String(page)]] : given).toString()
  return `${pathTo('/antenne')}${query && `?${query}`}`
}

export const isNarrowed = ({ termes, region }: FiltresAntennes): boolean => termes !== '' || region !== ''
