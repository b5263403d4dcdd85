import type { Path } from '@entrelles/contract/kit/paths.ts'
import { hasAnyRole, type Role } from '@entrelles/contract/kit/roles.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { createContext, useContext, type ComponentType } from 'react'
import { matchPath, useSearchParams, type Params } from 'react-router'

/** The roles that open a route, any of them; a route without one is not secured (R2.2-6). */
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

/** `publicOrMember` has the menus for whoever is connected, `bare` has none and no frame either. */
export type LayoutName = 'public' | 'publicOrMember' | 'member' | 'backOffice' | 'bare'

type Content =
  | { readonly screen: ComponentType; readonly soon?: true }
  /** Still to come: a page says so until its screen is built, and `npm run routes` lists it as such. */
  | { readonly soon: true; readonly screen?: undefined }

/** One address of a module. */
export type RouteDefinition = Content & {
  /** The catalogue, which the product does not hold, has addresses of its own. */
  readonly path: Path | `/catalogue${string}`
  readonly access: RouteAccess
  /** Said by the browser's tab and by screen readers at arrival. */
  readonly title: string
  readonly layout: LayoutName
  /** Goes on without a network and says itself what waits: the frame must not say the contrary. */
  readonly worksOffline?: true
  /** On small screens it has the whole window, without header, lower menu nor footer. */
  readonly wholeWindow?: true
  /** Where the address leads instead, for those who may open it; undefined when they stay. */
  readonly redirect?: (params: Params, user: Me | undefined) => string | undefined
}

/** The redirection of a page that is each one's own: another member's id leads elsewhere (R2.1-7, R2.1-8). */
export const ownedBy =
  (elsewhere: (id: string) => string): NonNullable<RouteDefinition['redirect']> =>
  ({ id = '' }, user) =>
    id === user?.adherente.id ? undefined : elsewhere(id)

export const isSecured = (access: RouteAccess): boolean => ROLES_BY_ACCESS[access].length > 0

/** Whether she may open a route: shapes the menus as the guard shapes the way (R6-2). */
export const canOpen = (access: RouteAccess, user: Me): boolean =>
  hasAnyRole(ROLES_BY_ACCESS[access], user) &&
  // A coordinator whose membership has ended is an expired member first: the server refuses her every call.
  (access !== 'coordinatrice' || hasAnyRole(ROLES_BY_ACCESS.active, user))

const SPACES: Partial<Record<RouteAccess, string>> = {
  administratrice: 'Administratrice',
  coordinatrice: 'Coordinatrice',
}

/** The title of the browser's tab. */
export const documentTitleOf = ({ title, access }: RouteDefinition): string =>
  [title, SPACES[access], 'Entrelles'].filter(Boolean).join(' — ')

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
