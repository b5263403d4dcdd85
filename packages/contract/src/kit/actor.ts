import type { Role } from './roles.ts'

/** The user who acts: the facts that a policy may use, on the server and in the web client. */
export type Actor = {
  readonly id: string
  readonly roles: readonly Role[]
}
