import { addDays, type CivilDay } from './dates.ts'

export const ROLES = [
  'ROLE_ADHERENTE_EN_COURS_INSCRIPTION',
  'ROLE_ADHERENTE',
  'ROLE_ADHERENTE_ADHESION_ACTIVE',
  'ROLE_ADHERENTE_ACTIVE',
  'ROLE_COORDINATRICE',
  'ROLE_ADMINISTRATRICE',
] as const
export type Role = (typeof ROLES)[number]

export const ETAPES_INSCRIPTION = [
  'etape_deux',
  'etape_trois',
  'etape_quatre',
  'etape_cinq',
  'etape_six',
  'termine',
] as const
export type EtapeInscription = (typeof ETAPES_INSCRIPTION)[number]

/** Facts from the database from which the roles of a member are derived. */
export type RoleFacts = {
  readonly etapeInscription: EtapeInscription
  /** Last calendar day (Europe/Paris) that the membership covers. */
  readonly payeJusquau: CivilDay | null
  readonly administratrice: boolean
  readonly coordonne: boolean
}

/** Roles are derived at each request, never stored (R6-1). */
export const rolesOf = (facts: RoleFacts, today: CivilDay, graceDays: number): Role[] => {
  if (facts.administratrice) {
    return [
      'ROLE_ADHERENTE',
      'ROLE_ADHERENTE_ADHESION_ACTIVE',
      'ROLE_ADHERENTE_ACTIVE',
      ...(facts.coordonne ? (['ROLE_COORDINATRICE'] as const) : []),
      'ROLE_ADMINISTRATRICE',
    ]
  }
  if (facts.etapeInscription !== 'termine') return ['ROLE_ADHERENTE_EN_COURS_INSCRIPTION']
  const roles: Role[] = ['ROLE_ADHERENTE']
  if (facts.payeJusquau !== null) {
    if (today <= facts.payeJusquau) roles.push('ROLE_ADHERENTE_ADHESION_ACTIVE')
    if (today <= addDays(facts.payeJusquau, graceDays)) roles.push('ROLE_ADHERENTE_ACTIVE')
  }
  if (facts.coordonne) roles.push('ROLE_COORDINATRICE')
  return roles
}

/**
 * The client's check (R6-2): any of the required roles; an empty requirement or a missing user passes.
 * It only shapes the screen: the server decides with `mayCall`.
 */
export const hasAnyRole = (
  required: readonly Role[],
  user: { readonly roles: readonly Role[] } | undefined,
): boolean => required.length === 0 || !user || required.some((role) => user.roles.includes(role))
