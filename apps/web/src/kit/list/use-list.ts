import type { z } from '@entrelles/contract/kit/z.ts'
import { useParams, useSearchParams } from 'react-router'
import { pageOf } from '#kit/address.ts'
import type { List } from './define-list.ts'

/** A list as the address shows it now. */
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
    /** An empty page may be the one after the last. */
    isNarrowed: page > 1 || list.isNarrowed(filters),
    hrefOfPage: (number: number) => list.href(where, filters, number),
  }
}

export type View<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = ReturnType<
  typeof useList<S, Where, Panel>
>
