import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

type Concerne = {
  readonly auteureId: string | null
  readonly territoireIds: readonly string[]
}

/** True if the user may manage every event; coordinators manage only some. */
export const canManageEvenements = (actor: Actor): boolean => mayCall('administratrice', actor.roles)

/**
 * R6-4: administrators manage every event, coordinators those they created or whose branches include one of theirs.
 * Lists apply the same rule in SQL; other events give 404 in the back office.
 */
export const canManageEvenement = (
  actor: Actor & { readonly territoireIds: readonly string[] },
  { auteureId, territoireIds }: Concerne,
): boolean =>
  canManageEvenements(actor) ||
  (mayCall('coordinatrice', actor.roles) &&
    (auteureId === actor.id || territoireIds.some((id) => actor.territoireIds.includes(id))))

/** R3-13: who may read the video link and the contact details of the speakers. */
export const mayReadVisio = (who: { readonly inscrite: boolean; readonly gere: boolean }): boolean =>
  who.inscrite || who.gere
