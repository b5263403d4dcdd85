import type { Indice } from '@entrelles/contract/modules/non-lus/non-lus.schema.ts'
import type { SharedMemory } from '#kit/redis.ts'

/** The channel by which nodes invalidate cached members. */
export const CANAL = 'non-lus'
/** The channel by which nodes learn that a discussion has changed. */
export const CANAL_DISCUSSIONS = 'discussions'

/**
 * Invalidates these members' cache entries on every node, after a change of their unread items, session, suspension
 * or payment. Call it after the commit: `ctx.afterCommit(() => publishNonLus(ctx.memory, ids))`.
 */
export const publishNonLus = (memory: SharedMemory, adherenteIds: readonly string[]): Promise<void> =>
  memory.publish(CANAL, adherenteIds.join(' '))

/** Among the ids of members: what has changed is what others have read. */
export const LECTURE = 'lecture'

/** Tells the open streams of these members that a discussion has changed; after the commit, as above. */
export const publishIndice = (
  memory: SharedMemory,
  { discussion, revision, lecture }: Indice,
  adherenteIds: readonly string[],
): Promise<void> =>
  memory.publish(
    CANAL_DISCUSSIONS,
    [discussion, revision, ...(lecture ? [LECTURE] : []), ...adherenteIds].join(' '),
  )

/** Longer than the time between two marks of one stream. */
const PRESENCE_SECONDS = 90
const presenceKey = (adherenteId: string): string => `presente:${adherenteId}`

/** Remembers that she has the product open: a visible tab of hers holds a stream. */
export const markPresente = async (memory: SharedMemory, adherenteId: string): Promise<void> => {
  await memory.attempt(
    (redis, key) => redis.set(key(presenceKey(adherenteId)), '1', 'EX', PRESENCE_SECONDS),
    () => null,
  )
}

/** Whether she has the product open; unknown without Redis, then false. */
export const isPresente = (memory: SharedMemory, adherenteId: string): Promise<boolean> =>
  memory.attempt(
    async (redis, key) => (await redis.exists(key(presenceKey(adherenteId)))) === 1,
    () => false,
  )
