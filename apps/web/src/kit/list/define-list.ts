import { z } from '@entrelles/contract/kit/z.ts'
import { filtersOf, hrefWith, pageParam } from './filters.ts'

export type Name<S extends z.ZodObject> = keyof z.output<S> & string
/** Filters to write in a URL; '' means no value. */
export type Asked<S extends z.ZodObject> = { readonly [N in Name<S>]?: z.output<S>[N] | '' | undefined }

type Tab<S extends z.ZodObject> = {
  readonly label: string
  /** Its key in the response that counts the tabs. */
  readonly count?: string
  readonly filters: Asked<S>
  /** Whether the tab is current, when its filters are not enough to tell. */
  readonly isCurrent?: (filters: z.output<S>) => boolean
}

type Definition<S extends z.ZodObject, Where, Panel extends Name<S>> = {
  /** The schema of the contract: it parses the URL; default values are not written. */
  readonly filters: S
  /** The path of the list in a context: the back office, the branch… */
  readonly path: (where: Where, filters: z.output<S>, page: number) => string
  /** Filters that are route params of the path, not query params; the page number is `pagenum` there. */
  readonly inPath?: readonly (Name<S> | 'pagenum')[]
  /** The filter of the search field. */
  readonly words?: Name<S>
  /** The filters of the panel. */
  readonly panel?: readonly Panel[]
  readonly tabs?: readonly Tab<S>[]
  /** The fragment of the list in a longer page, added to its URLs. */
  readonly anchor?: string
}

/** A list whose tabs, filters and page are in its URL. */
export type List<S extends z.ZodObject, Where, Panel extends Name<S>> = Definition<S, Where, Panel> & {
  readonly panel: readonly Panel[]
  readonly tabs: readonly Tab<S>[]
  /** The filters of the URL; invalid values are ignored (R2.1-25). */
  readonly read: (params: URLSearchParams) => z.output<S>
  /** The URL of the list with these filters, without default values. */
  readonly href: (where: Where, asked: Asked<S>, page?: number) => string
  /** The URL of another tab, on its first page. */
  readonly tabHref: (where: Where, filters: z.output<S>, tab: Tab<S>) => string
  readonly currentTab: (filters: z.output<S>) => Tab<S> | undefined
  /** The active filters of the panel. */
  readonly active: (filters: z.output<S>) => readonly Panel[]
  /** Whether the search or the panel narrows the list; tabs do not count. */
  readonly isNarrowed: (filters: z.output<S>) => boolean
}

/** For lists with only pages. */
export const NO_FILTERS = z.strictObject({})

export const defineList = <S extends z.ZodObject, Where, const Panel extends Name<S>>(
  definition: Definition<S, Where, Panel>,
): List<S, Where, Panel> => {
  const { path, filters: schema, words, panel = [], tabs = [], anchor } = definition
  const initial = schema.parse({}) as Readonly<Record<string, unknown>>
  const inPath = new Set<string>(definition.inPath)
  const names = Object.keys(schema.shape).filter((name) => !inPath.has(name))
  const ofTabs = new Set(tabs.flatMap((tab) => Object.keys(tab.filters)))

  const href = (where: Where, asked: Asked<S>, page = 1): string => {
    const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
    const full = { ...initial, ...Object.fromEntries(given) }
    const said = names.map((name) => [name, full[name] === initial[name] ? undefined : String(full[name])])
    const address = hrefWith(path(where, full as z.output<S>, page), {
      ...Object.fromEntries(said),
      page: inPath.has('pagenum') ? undefined : pageParam(page),
    })
    return anchor === undefined ? address : `${address}#${anchor}`
  }
  const active = (filters: z.output<S>): readonly Panel[] =>
    panel.filter((name) => filters[name] !== initial[name])

  return {
    ...definition,
    panel,
    tabs,
    read: (params) => filtersOf(schema, params),
    href,
    tabHref: (where, filters, tab) => {
      const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !ofTabs.has(name)))
      return href(where, { ...others, ...tab.filters } as Asked<S>)
    },
    currentTab: (filters) =>
      tabs.find(
        (tab) =>
          tab.isCurrent?.(filters) ??
          [...ofTabs].every(
            (name) => (tab.filters as typeof initial)[name] === (filters as typeof initial)[name],
          ),
      ),
    active,
    isNarrowed: (filters) =>
      active(filters).length > 0 || (words !== undefined && filters[words] !== initial[words]),
  }
}
