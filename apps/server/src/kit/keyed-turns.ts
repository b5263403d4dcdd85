import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'

const RETRY_SECONDS = 2

export type KeyedTurns = {
  /** Runs the work when its turn comes; after `patienceMs` of waiting, it is refused and never runs. */
  readonly run: <Value>(key: string, patienceMs: number, work: () => Promise<Value>) => Promise<Value>
  /** Whether work runs or waits for this key. */
  readonly isBusy: (key: string) => boolean
  /** Number of busy keys; idle keys are removed. */
  readonly size: () => number
}

/**
 * Serializes, per key, work that would wait for the same row lock, so that waiting requests hold no pool connection.
 * Only orders this process: uniqueness is still enforced by the database.
 */
export const createKeyedTurns = (waitingMax: number): KeyedTurns => {
  // A set keeps the order of arrival, and allows removal from the middle.
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
      // The turn is handed over directly, so that a newcomer cannot take it.
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
    isBusy: (key) => queues.has(key),
    size: () => queues.size,
  }
}
