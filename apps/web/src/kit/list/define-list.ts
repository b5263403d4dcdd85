import { z } from '@entrelles/contract/kit/z.ts'
import { filtersOf, hrefWith, pageParam } from './filters.ts'

export type Name<S extends z.ZodObject> = keyof z.output<S> & string
/** What an address may be asked to hold: an empty text is nothing. */
export type Asked<S extends z.ZodObject> = { readonly [N in Name<S>]?: z.output<S>[N] | '' | undefined }

type Tab<S extends z.ZodObject> = {
  readonly label: string
  /** Its name in the answer that counts the tabs, if they are counted. */
  readonly count?: string
  readonly filters: Asked<S>
  /** Whether it is the one that is shown, where its own filters do not say it. */
  readonly isCurrent?: (filters: z.output<S>) => boolean
}

type Definition<S extends z.ZodObject, Where, Panel extends Name<S>> = {
  /** The contract’s schema: it reads the address, and its defaults go without saying. */
  readonly filters: S
  /** Its address, from where it is shown: the back office, the branch… */
  readonly path: (where: Where, filters: z.output<S>, page: number) => string
  /** What that path says already, under the names of its route; the page is `pagenum` there. */
  readonly inPath?: readonly (Name<S> | 'pagenum')[]
  /** The filter that is typed in the search field. */
  readonly words?: Name<S>
  /** Those that the panel holds. */
  readonly panel?: readonly Panel[]
  readonly tabs?: readonly Tab<S>[]
  /** Where the list begins in a page that holds more: what narrows it leads there. */
  readonly anchor?: string
}

/** A list whose tabs, filters and page are in its address. */
export type List<S extends z.ZodObject, Where, Panel extends Name<S>> = Definition<S, Where, Panel> & {
  readonly panel: readonly Panel[]
  readonly tabs: readonly Tab<S>[]
  /** What the address asks for; a value that is none of a filter’s is left out (R2.1-25). */
  readonly read: (params: URLSearchParams) => z.output<S>
  /** The address of the list so narrowed, without what goes without saying. */
  readonly href: (where: Where, asked: Asked<S>, page?: number) => string
  /** The same list under another tab, from its first page. */
  readonly tabHref: (where: Where, filters: z.output<S>, tab: Tab<S>) => string
  /** The tab that these filters show. */
  readonly currentTab: (filters: z.output<S>) => Tab<S> | undefined
  /** The filters of the panel that narrow the list. */
  readonly active: (filters: z.output<S>) => readonly Panel[]
  /** Whether words or the panel narrow it; a tab does not. */
  readonly isNarrowed: (filters: z.output<S>) => boolean
}

/** Those of a list that is only read page by page. */
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
