import { useMatches } from 'react-router'
import { documentTitleOf, type RouteDefinition } from '#kit/route.ts'

/** What the frame must know of the page that it surrounds. */
type PageHandle = { readonly title: string } & Pick<RouteDefinition, 'worksOffline' | 'wholeWindow'>

export const pageHandleOf = (route: RouteDefinition): PageHandle => ({
  title: documentTitleOf(route),
  ...(route.worksOffline && { worksOffline: true }),
  ...(route.wholeWindow && { wholeWindow: true }),
})

/** That of the page shown now; nothing in the instant before a redirection. */
export const usePageHandle = (): Partial<PageHandle> =>
  (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
