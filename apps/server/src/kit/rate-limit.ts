import { BoundedMap } from './bounded-map.ts'
import type { SharedMemory } from './redis.ts'

export type Limit = { readonly max: number; readonly seconds: number }

/** Counts one call; answers 0 when it is allowed, else the seconds to wait. */
export type RateLimiter = (key: string, limit: Limit) => Promise<number>

type Window = { count: number; endsAt: number }

const MAX_LOCAL_WINDOWS = 50_000
const COUNT_SCRIPT = `
local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`

const verdict = (count: number, remainingMs: number, limit: Limit): number =>
  count <= limit.max ? 0 : Math.max(1, Math.ceil(remainingMs / 1000))

const createLocalCounter = () => {
  const windows = new BoundedMap<string, Window>(MAX_LOCAL_WINDOWS)
  return (key: string, limit: Limit): number => {
    const now = Date.now()
    let window = windows.get(key)
    if (!window || window.endsAt <= now) {
      windows.delete(key)
      window = { count: 0, endsAt: now + limit.seconds * 1000 }
      windows.set(key, window)
    }
    window.count += 1
    return verdict(window.count, window.endsAt - now, limit)
  }
}

/** One count for all nodes while Redis answers; one a process when it does not: never none. */
export const createRateLimiter = (memory: SharedMemory, factor: number): RateLimiter => {
  const countLocally = createLocalCounter()
  return (key, { max, seconds }) => {
    const limit = { max: max * factor, seconds }
    return memory.attempt(
      async (redis, named) => {
        const answer = await redis.eval(COUNT_SCRIPT, 1, named(`limite:${key}`), seconds * 1000)
        const [count, remainingMs] = answer as [number, number]
        return verdict(count, remainingMs, limit)
      },
      () => countLocally(key, limit),
    )
  }
}
