import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Suspense, useEffect, type ReactNode } from 'react'
import {
  createBrowserRouter,
  Outlet,
  redirect,
  useLocation,
  useParams,
  useRouteError,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { SoonScreen } from '#kit/SoonScreen.tsx'
import { followRouter } from '#kit/address.ts'
import { refusalOf } from '#kit/errors.ts'
import { hasIds, redirectOf } from '#kit/guard.ts'
import type { LayoutName, RouteDefinition } from '#kit/route.ts'
import { report } from '#kit/reporting.ts'
import { onSessionClosed, readySession, useSession } from '#kit/session.ts'
import { readTokens } from '#kit/tokens.ts'
import { PageFailure } from './PageFailure.tsx'
import { Root } from './Root.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { SecuredArea } from './SecuredArea.tsx'
import { BackOfficeLayout, banniereReady, MemberLayout } from './layouts.tsx'
import { PublicFrame } from './layouts/PublicFrame.tsx'
import { routes } from './modules.ts'
import { pageHandleOf } from './page-handle.ts'

const guard = async ({ request }: LoaderFunctionArgs) => {
  const { user } = await readySession()
  // R2.2-5: without a token the user is a visitor, even if the page still holds her session.
  const to = redirectOf(routes, new URL(request.url), readTokens() && user)
  if (to !== undefined) return redirect(to)
  if (user) await banniereReady(user)
  return null
}

/** Last error boundary: the session request failed, or a layout threw. */
const PageError = () => {
  const error = useRouteError()
  useEffect(() => report(error), [error])
  return <PageFailure error={error} />
}

const PublicLayout = () => (
  <PublicFrame invites={useLocation().pathname === pathTo('/inscription')}>
    <Outlet />
  </PublicFrame>
)

/** A public page opened from an email; a signed-in user also sees the menus (R2.2-7). */
const PublicOrMember = () => (
  <Suspense fallback={null}>{useSession().user ? <MemberLayout /> : <PublicLayout />}</Suspense>
)

/** A malformed id is « introuvable » without a request. */
const WithIds = ({ children }: { readonly children: ReactNode }) => {
  if (!hasIds(useParams())) throw refusalOf(commonErrors.introuvable())
  return children
}

/** The key remounts the boundary, so that a new screen starts with its skeletons instead of the previous screen. */
const RouteScreen = ({ route: { path, title, screen: Screen } }: { readonly route: RouteDefinition }) => (
  <Boundary key={path} isPage loading={<ScreenSkeleton />}>
    <WithIds>{Screen ? <Screen /> : <SoonScreen title={title} />}</WithIds>
  </Boundary>
)

const under = (layout: LayoutName): RouteObject[] =>
  routes
    .filter((route) => route.layout === layout)
    .map((route) => ({
      path: route.path,
      loader: guard,
      handle: pageHandleOf(route),
      element: <RouteScreen route={route} />,
    }))

const table: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageError,
    children: [
      { Component: PublicLayout, children: under('public') },
      { Component: PublicOrMember, children: under('publicOrMember') },
      {
        Component: SecuredArea,
        children: [
          {
            Component: MemberLayout,
            children: [...under('member'), { Component: BackOfficeLayout, children: under('backOffice') }],
          },
        ],
      },
      ...under('bare'),
      { path: '*', loader: guard },
    ],
  },
]

/** The router, once the guards have resolved the current URL. */
export const startRouter = async (): Promise<DataRouter> => {
  const router = createBrowserRouter(table)
  followRouter(router)
  // The guards redirect visitors from secured pages.
  onSessionClosed(() => void router.revalidate())
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  }
  return router
}
