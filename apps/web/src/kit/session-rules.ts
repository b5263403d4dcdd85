import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { hasAnyRole } from '@entrelles/contract/kit/roles.ts'
import type { Me } from '@entrelles/contract/modules/session/session.schema.ts'

/** Whether the user may log in (R4-2). */
export const isAccepted = (user: Me): boolean =>
  hasAnyRole(['ROLE_ADHERENTE_ACTIVE', 'ROLE_ADHERENTE'], user) ||
  (user.roles.includes('ROLE_ADHERENTE_EN_COURS_INSCRIPTION') && user.etapeInscription !== 'termine')

/** Where a refused route redirects the user (R2.2-8). */
export const homeOf = (user: Me): string =>
  user.roles.includes('ROLE_ADHERENTE') && !user.roles.includes('ROLE_ADHERENTE_ACTIVE')
    ? pathTo('/fin-adhesion')
    : '/'

export type Landing = { readonly to: string; readonly reload: boolean }

/** Where a login leads (R4-3); `retour` is already validated. */
export const landingOf = (user: Me, retour: string | undefined): Landing => {
  if (retour?.startsWith(pathTo('/adhesion-paiement'))) return { to: retour, reload: false }
  const paid = user.roles.includes('ROLE_ADHERENTE_ADHESION_ACTIVE')
  if (user.roles.includes('ROLE_ADHERENTE') && !paid) return { to: pathTo('/fin-adhesion'), reload: false }
  return { to: retour ?? '/', reload: true }
}
