import { mayCall } from '#kit/access.ts'
import type { Actor } from '#kit/actor.ts'

/** R6-4: speakers are shared by all coordinators; only administrators may delete and merge them. */
export const canDeleteIntervenants = (actor: Actor): boolean => mayCall('administratrice', actor.roles)

type Consentante = { readonly consentement: unknown; readonly visible: boolean }

/** True if members see the speaker's identity. */
export const isMontree = ({ consentement, visible }: Consentante): boolean =>
  visible && consentement !== null && consentement !== undefined
