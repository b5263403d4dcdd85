import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { matchRoutes, type Params, type RouteObject } from 'react-router'
import { canOpen, isSecured, type RouteDefinition } from './route.ts'
import { homeOf } from './session-rules.ts'

/** The route of a path; fixed segments win over parameters (R2.1-25). */
export const matchOf = (routes: readonly RouteDefinition[], pathname: string) =>
  matchRoutes(routes as (RouteDefinition & RouteObject)[], pathname)?.[0]

const ID_NAME = /^id$|Id$/
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether each id of a URL is well formed: `/evenement/agenda` names no event. */
export const hasIds = (params: Params): boolean =>
  Object.entries(params).every(([name, value = '']) => !ID_NAME.test(name) || ID.test(value))

/** Where the guards redirect a user (R2.2); undefined when she may stay. */
export const redirectOf = (
  routes: readonly RouteDefinition[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
  user: Me | undefined,
): string | undefined => {
  // R2.2-2 concerns a whole segment: `/inscription_evenement/…` is not one.
  if (user && pathname.split('/').includes('inscription')) return pathTo('/connexion')
  const match = matchOf(routes, pathname)
  if (!match) return '/'
  const { access, redirect } = match.route
  if (access === 'visiteuse' && user) return homeOf(user)
  if (isSecured(access)) {
    if (!user) return `${pathTo('/connexion')}?${new URLSearchParams({ retour: pathname + search })}`
    if (!canOpen(access, user)) return homeOf(user)
  }
  return redirect?.(match.params, user)
}
