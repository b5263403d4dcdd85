import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isSecured, redirectOf, type LayoutName, type RouteDefinition } from '#kit/route.ts'
import { onSessionClosed, readySession } from '#kit/session.ts'
import { BackOfficeLayout } from './layouts/BackOfficeLayout.tsx'
import { MemberLayout } from './layouts/MemberLayout.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { routes } from './modules.ts'
import { PageError } from './PageError.tsx'
import { Root } from './Root.tsx'
import { RouteScreen } from './RouteScreen.tsx'
import { SecuredArea } from './SecuredArea.tsx'

const LAYOUTS = { public: PublicLayout, member: MemberLayout, backOffice: BackOfficeLayout }

const guard =
  ({ access }: RouteDefinition) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { user } = await readySession()
    const { pathname, search } = new URL(request.url)
    const to = redirectOf(access, user, pathname + search)
    return to === undefined ? null : redirect(to)
  }

const routeOf = (route: RouteDefinition): RouteObject => ({
  path: route.path,
  loader: guard(route),
  handle: { title: route.title },
  element: <RouteScreen route={route} />,
})

const underLayouts = (definitions: readonly RouteDefinition[]): RouteObject[] =>
  (Object.keys(LAYOUTS) as LayoutName[]).map((layout) => ({
    Component: LAYOUTS[layout],
    children: definitions.filter((route) => route.layout === layout).map(routeOf),
  }))

const secured = routes.filter(({ access }) => isSecured(access))
const open = routes.filter(({ access }) => !isSecured(access))

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    children: [
      { Component: SecuredArea, children: underLayouts(secured) },
      ...underLayouts(open),
      { path: '*', loader: () => redirect('/') },
    ],
  },
])

// The guards are asked again: they know where a visitor may stay and where she is sent.
onSessionClosed(() => void router.revalidate())
