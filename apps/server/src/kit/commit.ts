import type { Db } from '#db/client.ts'
import type { Effect, Queue, Writing } from './jobs.ts'
import type { Logger } from './log.ts'

type On = { readonly db: Db; readonly queue: Queue; readonly log: Logger }

/** What is written is written: whatever follows is told of it, even if the call or the job then fails. */
export const commit = async <Value>(
  { db, queue, log }: On,
  write: (writing: Writing) => Promise<Value>,
): Promise<Value> => {
  const effects: Effect[] = []
  const value = await db.transaction().execute((trx) =>
    write({
      db: trx,
      enqueue: queue.enqueueIn(trx),
      afterCommit: (effect) => void effects.push(effect),
    }),
  )
  // An effect that fails changes nothing of what was done.
  for (const effect of effects) await effect().catch((err: unknown) => log.error({ err }, 'after the commit'))
  return value
}
