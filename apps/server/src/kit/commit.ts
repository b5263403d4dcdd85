import type { Db } from '#db/client.ts'
import type { Effect, Queue, Writing } from './jobs.ts'
import type { Logger } from './log.ts'

type On = { readonly db: Db; readonly queue: Queue; readonly log: Logger }

/** Runs the effects once the transaction is committed, even if the request or the job fails afterwards. */
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
  // The commit stands even if an effect fails.
  for (const effect of effects) await effect().catch((err: unknown) => log.error({ err }, 'after the commit'))
  return value
}
