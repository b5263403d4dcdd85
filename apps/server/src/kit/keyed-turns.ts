import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'

const RETRY_SECONDS = 2

export type KeyedTurns = {
  /** Does the work when its turn comes; past `patienceMs` of waiting it is refused, and never done. */
  readonly run: <Value>(key: string, patienceMs: number, work: () => Promise<Value>) => Promise<Value>
  /** How many keys are busy: an idle one is forgotten. */
  readonly size: () => number
}

/**
 * Work that would wait for the same row: one at a time for each key, in order of arrival, so that those who wait hold no
 * connection of the pool. Only this process is ordered: what must not happen twice is kept by the database.
 */
export const createKeyedTurns = (waitingMax: number): KeyedTurns => {
  // A set keeps the order of arrival, and lets one leave from its middle.
  const queues = new Map<string, Set<() => void>>()

  const waitIn = (queue: Set<() => void>, patienceMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const called = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(called)
        reject(tooManyRequests(RETRY_SECONDS))
      }, patienceMs)
      queue.add(called)
    })

  const callNext = (key: string, queue: Set<() => void>): void => {
    for (const next of queue) {
      // The turn goes from hand to hand: nobody who has just come takes it.
      queue.delete(next)
      next()
      return
    }
    queues.delete(key)
  }

  return {
    run: async (key, patienceMs, work) => {
      const found = queues.get(key)
      const queue = found ?? new Set<() => void>()
      if (!found) queues.set(key, queue)
      else if (found.size >= waitingMax) throw tooManyRequests(RETRY_SECONDS)
      else await waitIn(queue, patienceMs)
      try {
        return await work()
      } finally {
        callNext(key, queue)
      }
    },
    size: () => queues.size,
  }
}
