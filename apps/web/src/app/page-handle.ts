import { useMatches } from 'react-router'
import { documentTitleOf, type RouteDefinition } from '#kit/route.ts'

/** Facts about the page that the layouts need. */
type PageHandle = { readonly titleOf: (name?: string) => string } & Pick<
  RouteDefinition,
  'worksOffline' | 'wholeWindow'
>

export const pageHandleOf = (route: RouteDefinition): PageHandle => ({
  titleOf: (name) => documentTitleOf(route, name),
  ...(route.worksOffline && { worksOffline: true }),
  ...(route.wholeWindow && { wholeWindow: true }),
})

/** The handle of the current page; empty in the instant before a redirect. */
export const usePageHandle = (): Partial<PageHandle> =>
  (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
