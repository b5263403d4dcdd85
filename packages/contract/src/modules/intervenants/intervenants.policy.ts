import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

/** R6-4: speakers are common; deleting and merging them is for administrators. */
export const canDeleteIntervenants = (actor: Actor): boolean => mayCall('administratrice', actor.roles)

type Consentante = { readonly consentement: unknown; readonly visible: boolean }

/** Whether members see who she is. */
export const isMontree = ({ consentement, visible }: Consentante): boolean =>
  visible && consentement !== null && consentement !== undefined
