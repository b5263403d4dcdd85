import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

/** Whether every branch is hers to manage; a coordinator manages her own, which the server knows. */
export const canManageAntennes = (actor: Actor): boolean => mayCall('administratrice', actor.roles)
