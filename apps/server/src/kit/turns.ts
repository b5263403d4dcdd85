import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'

const RETRY_SECONDS = 2

/** Work that costs a processor: so many at once, so many more wait, the others are asked to come back. */
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
      // The place goes from hand to hand: nobody who has just come takes it.
      if (next) next()
      else running -= 1
    }
  }
}
