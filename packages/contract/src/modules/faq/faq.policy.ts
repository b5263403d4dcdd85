import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'
import type { PublicFaq } from './faq.schema.ts'

/** Audiences whose questions the user may read: other members do not see those for coordinators. */
export const publicsFaqOf = (actor: Actor): readonly PublicFaq[] =>
  mayCall('coordinatrice', actor.roles) ? ['adherentes', 'coordinatrices'] : ['adherentes']

/** True if the link to the FAQ's back office is shown. */
export const canManageFaq = (actor: Actor): boolean => mayCall('administratrice', actor.roles)
