import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'
import type { PublicFaq } from './faq.schema.ts'

/** The audiences whose questions she reads: those kept for coordinators are not for every member. */
export const publicsFaqOf = (actor: Actor): readonly PublicFaq[] =>
  mayCall('coordinatrice', actor.roles) ? ['adherentes', 'coordinatrices'] : ['adherentes']

/** Whether she is shown the way to the back office of the FAQ. */
export const canManageFaq = (actor: Actor): boolean => mayCall('administratrice', actor.roles)
