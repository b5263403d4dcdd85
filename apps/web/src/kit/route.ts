import { hasAnyRole, type Role } from '@entrelles/contract/kit/roles.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { createContext, useContext, type ComponentType } from 'react'
import { matchPath, useSearchParams } from 'react-router'
import { homeOf } from './session-rules.ts'

/** The roles that open a route, any of them; a route without one is not secured. */
const ROLES_BY_ACCESS = {
  /** Everybody. */
  public: [],
  /** Those who are not connected: the others are sent home. */
  visiteuse: [],
  /** The home page, where a registration in progress is completed (R2.2-4). */
  accueil: ['ROLE_ADHERENTE_ACTIVE', 'ROLE_ADHERENTE_EN_COURS_INSCRIPTION'],
  adherente: ['ROLE_ADHERENTE'],
  active: ['ROLE_ADHERENTE_ACTIVE'],
  coordinatrice: ['ROLE_COORDINATRICE'],
  administratrice: ['ROLE_ADMINISTRATRICE'],
} as const satisfies Record<string, readonly Role[]>

export type RouteAccess = keyof typeof ROLES_BY_ACCESS
export type LayoutName = 'public' | 'member' | 'backOffice'

/** One screen of a module. */
export type RouteDefinition = {
  readonly path: string
  readonly access: RouteAccess
  /** Said by the browser's tab and by screen readers at arrival. */
  readonly title: string
  readonly screen: ComponentType
  readonly layout: LayoutName
}

export const isSecured = (access: RouteAccess): boolean => ROLES_BY_ACCESS[access].length > 0

/** Whether she may open a route: shapes the menus as the guard shapes the way (R6-2). */
export const canOpen = (access: RouteAccess, user: Me): boolean => hasAnyRole(ROLES_BY_ACCESS[access], user)

/** Where the guard sends whoever may not open a route (R2.2); undefined when she may. */
export const redirectOf = (access: RouteAccess, user: Me | undefined, from: string): string | undefined => {
  if (access === 'visiteuse') return user && homeOf(user)
  if (!isSecured(access)) return undefined
  if (!user) return `/connexion?${new URLSearchParams({ retour: from })}`
  return canOpen(access, user) ? undefined : homeOf(user)
}

/** A path to come back to, if it is one of this application (R2.2-1). */
export const returnPathOf = (
  retour: string | null,
  routes: readonly RouteDefinition[],
): string | undefined => {
  if (!retour?.startsWith('/')) return undefined
  const url = new URL(retour, location.origin)
  // « //host » and its disguises lead to another origin.
  if (url.origin !== location.origin) return undefined
  return routes.some(({ path }) => matchPath(path, url.pathname)) ? url.pathname + url.search : undefined
}

/** Every route of the application, for the screens that send back to one. */
export const RoutesContext = createContext<readonly RouteDefinition[]>([])

/** The path that `?retour=` asks to come back to. */
export const useReturnPath = (): string | undefined => {
  const routes = useContext(RoutesContext)
  const [searchParams] = useSearchParams()
  return returnPathOf(searchParams.get('retour'), routes)
}
