import type { Role } from './roles.ts'

type Rule = (roles: readonly Role[]) => boolean

const isActive: Rule = (roles) => roles.includes('ROLE_ADHERENTE_ACTIVE')

/** Who may call an endpoint: each endpoint chooses from this closed list (R6-3, R6-5). */
const ACCESS_RULES = {
  /** Everyone, with or without a session. */
  public: () => true,
  /** Any session, even during registration. */
  connectee: () => true,
  /** Any member whose registration is complete, paid or not. */
  adherente: (roles) => roles.includes('ROLE_ADHERENTE'),
  /** A member with access to the whole application. */
  active: isActive,
  /** Coordinators, within their territories, and administrators. */
  coordinatrice: (roles) =>
    roles.includes('ROLE_ADMINISTRATRICE') || (isActive(roles) && roles.includes('ROLE_COORDINATRICE')),
  administratrice: (roles) => roles.includes('ROLE_ADMINISTRATRICE'),
} as const satisfies Record<string, Rule>

export type Access = keyof typeof ACCESS_RULES
export const ACCESSES = Object.keys(ACCESS_RULES) as readonly Access[]

/** The accesses that open the back office, wherever the endpoint's path is; a new access must say so too. */
const BACK_OFFICE: Readonly<Record<Access, boolean>> = {
  public: false,
  connectee: false,
  adherente: false,
  active: false,
  coordinatrice: true,
  administratrice: true,
}

/** Whether the access is a role of the back office, which the second factor protects. */
export const isBackOffice = (access: Access): boolean => BACK_OFFICE[access]

/** The server's check: an unknown access is refused. `roles` is undefined without a session. */
export const mayCall = (access: Access, roles: readonly Role[] | undefined): boolean => {
  if (access === 'public') return true
  return roles !== undefined && Object.hasOwn(ACCESS_RULES, access) && ACCESS_RULES[access](roles)
}
