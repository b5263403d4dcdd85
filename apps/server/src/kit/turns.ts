import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'

const RETRY_SECONDS = 2

/** Bounds CPU-heavy work: `atOnce` run, `waitingMax` wait, and the others are refused with a retry delay. */
export const createTurns = (atOnce: number, waitingMax: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw tooManyRequests(RETRY_SECONDS)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot is handed over directly, so that a newcomer cannot take it.
      if (next) next()
      else running -= 1
    }
  }
}
