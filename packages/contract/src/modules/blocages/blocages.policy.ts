import type { Actor } from '#kit/actor.ts'

/** Any other member may be blocked, coordinators and administrators too: their official acts ignore blocks. */
export const canBlock = (actor: Pick<Actor, 'id'>, adherenteId: string): boolean =>
  adherenteId.toLowerCase() !== actor.id
