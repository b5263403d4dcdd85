import type { z } from '@entrelles/contract/kit/z.ts'
import { useParams, useSearchParams } from 'react-router'
import { pageOf } from '#kit/address.ts'
import type { List } from './define-list.ts'

/** The list at the current URL. */
export const useList = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>(
  list: List<S, Where, Panel>,
  where: Where,
) => {
  const [searchParams] = useSearchParams()
  const params = useParams()
  const said = new URLSearchParams(searchParams)
  for (const name of list.inPath ?? []) said.set(name, params[name] ?? '')
  const filters = list.read(said)
  const page = pageOf(params['pagenum'] ?? searchParams.get('page'))
  return {
    list,
    where,
    filters,
    page,
    /** Also true past page 1: an empty page may be past the last one. */
    isNarrowed: page > 1 || list.isNarrowed(filters),
    hrefOfPage: (number: number) => list.href(where, filters, number),
  }
}

export type View<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = ReturnType<
  typeof useList<S, Where, Panel>
>
