import type { SharedMemory } from '#kit/redis.ts'

/** Where nodes tell each other of members whom they must no longer remember as they were. */
export const CANAL = 'non-lus'

/**
 * Tells every node that something changed for these members: what they have read or not, a session, a suspension, a
 * payment. To be called after the commit: `ctx.afterCommit(() => publishNonLus(ctx.memory, ids))`.
 */
export const publishNonLus = (memory: SharedMemory, adherenteIds: readonly string[]): Promise<void> =>
  memory.publish(CANAL, adherenteIds.join(' '))
