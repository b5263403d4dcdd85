import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

/** True if the user may manage every branch; for coordinators the server checks which ones they coordinate. */
export const canManageAntennes = (actor: Actor): boolean => mayCall('administratrice', actor.roles)
