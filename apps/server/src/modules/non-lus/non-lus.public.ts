import type { SharedMemory } from '#kit/redis.ts'

/** The channel by which nodes invalidate cached members. */
export const CANAL = 'non-lus'

/**
 * Invalidates these members' cache entries on every node, after a change of their unread items, session, suspension
 * or payment. Call it after the commit: `ctx.afterCommit(() => publishNonLus(ctx.memory, ids))`.
 */
export const publishNonLus = (memory: SharedMemory, adherenteIds: readonly string[]): Promise<void> =>
  memory.publish(CANAL, adherenteIds.join(' '))
