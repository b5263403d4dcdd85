import { setTimeout as sleep } from 'node:timers/promises'
import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'
import { createKeyedTurns } from './keyed-turns.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Limit, Reserved } from './reservations.ts'

type Counted = { readonly key: string; readonly limit: Limit & { readonly message?: string } }
type Settle = (counts: boolean) => Promise<void>

/** Attempts that wait for a place, per key and in this process. */
const WAITING_MAX = 500
/** Longer than a browser or a proxy waits: the queue is bounded by its length. */
const PATIENCE_MS = 120_000
const LOOK_MS = 20
const RETRY_SECONDS = 2

const turns = createKeyedTurns(WAITING_MAX)

/** Waits while other attempts, which may give their places back, hold the last ones. */
const lookForPlace = async (limiter: RateLimiter, { key, limit }: Counted): Promise<Reserved> => {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const reserved = await limiter.reserve(key, limit)
    if (reserved.kind !== 'busy' || performance.now() > until) return reserved
    await sleep(LOOK_MS)
  }
}

/** Only the first in the queue of a key looks for a place: the others come in the order of their arrival. */
const takePlace = async (limiter: RateLimiter, counted: Counted): Promise<Settle> => {
  const reserved = await turns.run(counted.key, PATIENCE_MS, () => lookForPlace(limiter, counted))
  if (reserved.kind === 'taken') return reserved.settle
  throw tooManyRequests(reserved.kind === 'full' ? reserved.wait : RETRY_SECONDS, counted.limit.message)
}

/** Takes a place in each limit before the attempt, so that parallel attempts never exceed it. */
const countAttempt = async <Value>(
  limiter: RateLimiter,
  counted: readonly Counted[],
  attempt: () => Promise<Value>,
  isCounted: (value: Value) => boolean,
): Promise<Value> => {
  const taken: Settle[] = []
  let counts = false
  try {
    for (const one of counted) taken.push(await takePlace(limiter, one))
    const value = await attempt()
    counts = isCounted(value)
    return value
  } finally {
    await Promise.all(taken.map((settle) => settle(counts)))
  }
}

/** Counts an attempt if it returns undefined, and not if it succeeds or throws. */
export const countFailures = <Value>(
  limiter: RateLimiter,
  counted: readonly Counted[],
  attempt: () => Promise<Value | undefined>,
): Promise<Value | undefined> => countAttempt(limiter, counted, attempt, (value) => value === undefined)

/** Counts an attempt unless it throws. */
export const countSuccesses = <Value>(
  limiter: RateLimiter,
  counted: readonly Counted[],
  attempt: () => Promise<Value>,
): Promise<Value> => countAttempt(limiter, counted, attempt, () => true)
