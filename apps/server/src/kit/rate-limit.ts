import { BoundedMap } from './bounded-map.ts'
import type { SharedMemory } from './redis.ts'

export type Limit = { readonly max: number; readonly seconds: number }

/** Counts one request; returns 0 if it is allowed, else the seconds to wait. */
export type RateLimiter = {
  (key: string, limit: Limit): Promise<number>
  /** Uncounts a request that must not count against the limit. */
  readonly forgive: (key: string) => Promise<void>
}
/** The same, synchronous and for this process only. */
export type LocalRateLimiter = {
  (key: string, limit: Limit): number
  readonly forgive: (key: string) => void
}

type Window = { count: number; endsAt: number }

const MAX_LOCAL_WINDOWS = 50_000
const COUNT_SCRIPT = `
local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`

const FORGIVE_SCRIPT = `
local n = tonumber(redis.call('GET', KEYS[1]) or '0')
if n > 0 then redis.call('DECR', KEYS[1]) end
return 0`

const verdict = (count: number, remainingMs: number, max: number): number =>
  count <= max ? 0 : Math.max(1, Math.ceil(remainingMs / 1000))

/** Counts in this process only: enough when the load of each node is what must be bounded. */
export const createLocalRateLimiter = (factor: number): LocalRateLimiter => {
  const windows = new BoundedMap<string, Window>(MAX_LOCAL_WINDOWS)
  const count = (key: string, { max, seconds }: Limit): number => {
    const now = Date.now()
    let window = windows.get(key)
    if (!window || window.endsAt <= now) {
      windows.delete(key)
      window = { count: 0, endsAt: now + seconds * 1000 }
      windows.set(key, window)
    }
    window.count += 1
    return verdict(window.count, window.endsAt - now, max * factor)
  }
  const forgive = (key: string): void => {
    const window = windows.get(key)
    if (window && window.count > 0) window.count -= 1
  }
  return Object.assign(count, { forgive })
}

/** One counter for all nodes; falls back to one per process while Redis is unavailable, so that a limit always applies. */
export const createRateLimiter = (memory: SharedMemory, factor: number): RateLimiter => {
  const countLocally = createLocalRateLimiter(factor)
  const count = (key: string, limit: Limit): Promise<number> =>
    memory.attempt(
      async (redis, named) => {
        const answer = await redis.eval(COUNT_SCRIPT, 1, named(`limite:${key}`), limit.seconds * 1000)
        const [count, remainingMs] = answer as [number, number]
        return verdict(count, remainingMs, limit.max * factor)
      },
      () => countLocally(key, limit),
    )
  const forgive = (key: string): Promise<void> =>
    memory.attempt(
      async (redis, named) => void (await redis.eval(FORGIVE_SCRIPT, 1, named(`limite:${key}`))),
      () => countLocally.forgive(key),
    )
  return Object.assign(count, { forgive })
}
