import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { pageOf, triOf, type Tri } from '#kit/address.ts'

export type FiltresBo = {
  readonly page: number
  readonly trinom: Tri
  readonly triregion: Tri
  readonly termes: string
}

/** What an address of the back office asks for (R2.1-22). */
export const filtresBoOf = (
  params: Readonly<Partial<Record<'pagenum' | 'trinom' | 'triregion', string>>>,
  search: URLSearchParams,
): FiltresBo => ({
  page: pageOf(params.pagenum),
  trinom: triOf(params.trinom),
  triregion: triOf(params.triregion),
  termes: (search.get('termes') ?? '').trim().slice(0, 100),
})

export const searchOf = (termes: string): string =>
  termes === '' ? '' : `?${new URLSearchParams({ termes })}`

/** The address of a page of the back office's list, in that order (R2.1-22). */
export const hrefBoOf = ({ page, trinom, triregion, termes }: FiltresBo): string => {
  const isPlain = page === 1 && trinom === 'aucun' && triregion === 'aucun'
  const path = isPlain
    ? pathTo('/administratrice/antenne')
    : pathTo('/administratrice/antenne/page/:pagenum/nom/:trinom/region/:triregion', {
        pagenum: page,
        trinom,
        triregion,
      })
  return `${path}${searchOf(termes)}`
}
