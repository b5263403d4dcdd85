import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

type Concerne = {
  readonly auteureId: string | null
  readonly territoireIds: readonly string[]
}

/** Whether every event is hers to manage; a coordinator manages those that concern her. */
export const canManageEvenements = (actor: Actor): boolean => mayCall('administratrice', actor.roles)

/**
 * R6-4: an administrator’s, or those that she made herself or whose branches include one of hers. Lists ask it of the
 * database; what is not hers does not exist in the back office.
 */
export const canManageEvenement = (
  actor: Actor & { readonly territoireIds: readonly string[] },
  { auteureId, territoireIds }: Concerne,
): boolean =>
  canManageEvenements(actor) ||
  (mayCall('coordinatrice', actor.roles) &&
    (auteureId === actor.id || territoireIds.some((id) => actor.territoireIds.includes(id))))

/** R3-13: who reads the link of an event on line, and how to reach its speakers. */
export const mayReadVisio = (who: { readonly inscrite: boolean; readonly gere: boolean }): boolean =>
  who.inscrite || who.gere
