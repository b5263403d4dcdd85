import { tooManyRequests } from '@entrelles/contract/kit/errors.ts'
import type { Limit, RateLimiter } from './rate-limit.ts'

type Counted = { readonly key: string; readonly limit: Limit }

/**
 * Counts an attempt if it returns undefined. It is counted before the result is known, so that parallel guesses count
 * too, and uncounted if it succeeds or throws.
 */
export const countFailures = async <Value>(
  limiter: RateLimiter,
  counted: readonly Counted[],
  attempt: () => Promise<Value | undefined>,
): Promise<Value | undefined> => {
  const done: string[] = []
  let failed = false
  try {
    for (const { key, limit } of counted) {
      const wait = await limiter(key, limit)
      done.push(key)
      if (wait > 0) throw tooManyRequests(wait)
    }
    const value = await attempt()
    failed = value === undefined
    return value
  } finally {
    if (!failed) await Promise.all(done.map((key) => limiter.forgive(key)))
  }
}
