import type { z } from '@entrelles/contract/kit/z.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { searchNow } from '#kit/address.ts'
import { useChosen } from '#kit/use-chosen.ts'
import { FilterPanel } from '#ui/FilterPanel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import type { Name } from './define-list.ts'
import { useListWords } from './use-list-change.ts'
import type { View } from './use-list.ts'

type Field = { readonly value: string; readonly onChange: (value: string) => void }

type FilterFormProps<S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string> = {
  /** « Filtrer les événements » */
  readonly label: string
  readonly view: View<S, Where, Panel>
  /** The search field, when the list can be searched. */
  readonly search?: {
    readonly label: string
    readonly placeholder: string
    readonly maxLength: number
    /** Its label is visible, as those of the filters beside it. */
    readonly isInForm?: boolean
  }
  /** The fields of the panel, bound by filter name. */
  readonly children: (fieldOf: (name: Name<S>) => Field) => ReactNode
}

/** Filters of a list, kept in the URL: the search applies while typing, the panel on submit. Collapsed on small screens. */
export const FilterForm = <S extends z.ZodObject, Where, Panel extends keyof z.output<S> & string>({
  label,
  view,
  search,
  children,
}: FilterFormProps<S, Where, Panel>) => {
  const navigate = useNavigate()
  const { list, where, filters } = view
  const { words, panel } = list
  const names = Object.keys(list.filters.shape) as Name<S>[]
  const said = Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])) as Record<Name<S>, string>
  const typedIn = (read: z.output<S>): string => (words === undefined ? '' : String(read[words] ?? ''))
  const wordsOf = (typed: string) => (words === undefined ? {} : { [words]: typed })
  const none = Object.fromEntries(panel.map((name) => [name, '']))
  // The search text is left out of the key: typing must not reset the panel.
  const [chosen, setChosen] = useChosen(list.href(where, { ...filters, ...wordsOf('') }), said)
  const { text, setText } = useListWords(view)
  const show = (fields: Readonly<Record<string, string>>) =>
    void navigate(list.href(where, { ...filters, ...fields, ...wordsOf(typedIn(list.read(searchNow()))) }))
  return (
    <FilterPanel
      label={label}
      active={list.active(filters).length}
      onFilter={() => show(chosen)}
      onClear={() => show(none)}
      above={search && <SearchField {...search} value={text} onChange={setText} />}
    >
      {children((name) => ({
        value: chosen[name],
        onChange: (value) => setChosen((before) => ({ ...before, [name]: value })),
      }))}
    </FilterPanel>
  )
}
