import type { z } from '@entrelles/contract/kit/z.ts'
import { useNavigate, type NavigateOptions } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import type { Asked, List } from './define-list.ts'

type Shown<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = {
  readonly list: List<S, Where, Panel>
  readonly where: Where
}

/** Changes some filters of what the address holds at this moment; back to the first page each time. */
export const useListChange = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>({
  list,
  where,
}: Shown<S, Where, Panel>) => {
  const navigate = useNavigate()
  return (changes: Asked<S>, options?: NavigateOptions) =>
    void navigate(list.href(where, { ...list.read(searchNow()), ...changes }), options)
}

/** The words that a list is searched by: the field shows them, the address follows as they are typed. */
export const useListWords = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>(
  view: Shown<S, Where, Panel> & { readonly filters: z.output<S> },
) => {
  const change = useListChange(view)
  const { words } = view.list
  return useTypedTerms(words === undefined ? '' : String(view.filters[words] ?? ''), (typed) =>
    change({ [words ?? '']: typed } as Asked<S>, { replace: true, preventScrollReset: true }),
  )
}
