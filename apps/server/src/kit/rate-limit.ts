import { BoundedMap } from './bounded-map.ts'
import type { SharedMemory } from './redis.ts'
import { createReserve, type Limit, type Reserve } from './reservations.ts'

/** Counts one request; returns 0 if it is allowed, else the seconds to wait. */
export type RateLimiter = {
  (key: string, limit: Limit): Promise<number>
  /** Counts an attempt only once its result is known. */
  readonly reserve: Reserve
}
/** The same, synchronous and for this process only. */
export type LocalRateLimiter = (key: string, limit: Limit) => number

type Window = { count: number; endsAt: number }

const MAX_LOCAL_WINDOWS = 50_000
const COUNT_SCRIPT = `
local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`

const verdict = (count: number, remainingMs: number, max: number): number =>
  count <= max ? 0 : Math.max(1, Math.ceil(remainingMs / 1000))

/** Counts in this process only: enough when the load of each node is what must be bounded. */
export const createLocalRateLimiter = (factor: number): LocalRateLimiter => {
  const windows = new BoundedMap<string, Window>(MAX_LOCAL_WINDOWS)
  return (key, { max, seconds }) => {
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
  return Object.assign(count, { reserve: createReserve(memory, factor) })
}
