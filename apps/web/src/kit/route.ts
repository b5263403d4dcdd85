import type { Path } from '@entrelles/contract/kit/paths.ts'
import { hasAnyRole, type Role } from '@entrelles/contract/kit/roles.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'
import { createContext, useContext, type ComponentType } from 'react'
import { matchPath, useSearchParams, type Params } from 'react-router'

/** Roles that open a route, any of them; a route without roles is not secured (R2.2-6). */
const ROLES_BY_ACCESS = {
  public: [],
  /** Visitors only: signed-in users are redirected home. */
  visiteuse: [],
  /** The home page, where a registration in progress is completed (R2.2-4). */
  accueil: ['ROLE_ADHERENTE_ACTIVE', 'ROLE_ADHERENTE_EN_COURS_INSCRIPTION'],
  adherente: ['ROLE_ADHERENTE'],
  active: ['ROLE_ADHERENTE_ACTIVE'],
  coordinatrice: ['ROLE_COORDINATRICE'],
  administratrice: ['ROLE_ADMINISTRATRICE'],
} as const satisfies Record<string, readonly Role[]>

export type RouteAccess = keyof typeof ROLES_BY_ACCESS

/** `publicOrMember` shows the menus to signed-in users; `bare` has neither menus nor layout. */
export type LayoutName = 'public' | 'publicOrMember' | 'member' | 'backOffice' | 'bare'

type Content =
  | { readonly screen: ComponentType; readonly soon?: true }
  /** Not built yet: SoonScreen is shown, and `npm run routes` lists the route as such. */
  | { readonly soon: true; readonly screen?: undefined }

/** A route of a module. */
export type RouteDefinition = Content & {
  /** The catalogue is not part of the product: its paths are not in the contract. */
  readonly path: Path | `/catalogue${string}`
  readonly access: RouteAccess
  /** Shown in the browser tab, and announced by screen readers on arrival. */
  readonly title: string
  readonly layout: LayoutName
  /** The screen works offline and shows what is pending itself: the layout hides its offline notice. */
  readonly worksOffline?: true
  /** On small screens the page fills the window, without header, bottom menu or footer. */
  readonly wholeWindow?: true
  /** Where the route redirects users who may open it; undefined when they stay. */
  readonly redirect?: (params: Params, user: Me | undefined) => string | undefined
}

/** Redirect of a page that only its owner may open (R2.1-7, R2.1-8). */
export const ownedBy =
  (elsewhere: (id: string) => string): NonNullable<RouteDefinition['redirect']> =>
  ({ id = '' }, user) =>
    id === user?.adherente.id ? undefined : elsewhere(id)

export const isSecured = (access: RouteAccess): boolean => ROLES_BY_ACCESS[access].length > 0

/** Whether a user may open a route; the menus and the guard both use it (R6-2). */
export const canOpen = (access: RouteAccess, user: Me): boolean =>
  hasAnyRole(ROLES_BY_ACCESS[access], user) &&
  // A coordinator whose membership has expired is treated as an expired member: the server refuses all her calls.
  (access !== 'coordinatrice' || hasAnyRole(ROLES_BY_ACCESS.active, user))

const SPACES: Partial<Record<RouteAccess, string>> = {
  administratrice: 'Administratrice',
  coordinatrice: 'Coordinatrice',
}

/** The title of the browser's tab, with the name of what the page shows once it is known. */
export const documentTitleOf = ({ title, access }: RouteDefinition, name?: string): string =>
  [title, name, SPACES[access], 'Entrelles'].filter(Boolean).join(' — ')

/** The return path, if it is a route of this application (R2.2-1). */
export const returnPathOf = (
  retour: string | null,
  routes: readonly RouteDefinition[],
): string | undefined => {
  if (!retour?.startsWith('/')) return undefined
  const url = new URL(retour, location.origin)
  // « //host » and similar forms lead to another origin.
  if (url.origin !== location.origin) return undefined
  return routes.some(({ path }) => matchPath(path, url.pathname)) ? url.pathname + url.search : undefined
}

/** Every route of the application, for screens that redirect to a return path. */
export const RoutesContext = createContext<readonly RouteDefinition[]>([])

/** The valid return path of `?retour=`. */
export const useReturnPath = (): string | undefined => {
  const routes = useContext(RoutesContext)
  const [searchParams] = useSearchParams()
  return returnPathOf(searchParams.get('retour'), routes)
}
