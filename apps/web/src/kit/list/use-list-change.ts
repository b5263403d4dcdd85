import type { z } from '@entrelles/contract/kit/z.ts'
import { useNavigate, type NavigateOptions } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useTypedTerms } from '#kit/search-terms.ts'
import type { Asked, List } from './define-list.ts'

type Shown<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = {
  readonly list: List<S, Where, Panel>
  readonly where: Where
}

/** Changes some filters of the current URL and returns to the first page. */
export const useListChange = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>({
  list,
  where,
}: Shown<S, Where, Panel>) => {
  const navigate = useNavigate()
  return (changes: Asked<S>, options?: NavigateOptions) =>
    void navigate(list.href(where, { ...list.read(searchNow()), ...changes }), options)
}

/** The search text of a list; the URL follows while typing. */
export const useListWords = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>(
  view: Shown<S, Where, Panel> & { readonly filters: z.output<S> },
) => {
  const change = useListChange(view)
  const { words } = view.list
  return useTypedTerms(words === undefined ? '' : String(view.filters[words] ?? ''), (typed) =>
    change({ [words ?? '']: typed } as Asked<S>, { replace: true, preventScrollReset: true }),
  )
}
