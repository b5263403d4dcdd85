import type { Role } from './roles.ts'

/** Whoever acts: what a policy may look at, the same on the server and behind a button. */
export type Actor = {
  readonly id: string
  readonly roles: readonly Role[]
}
