import { randomUUID } from 'node:crypto'
import { BoundedMap } from './bounded-map.ts'
import type { SharedMemory } from './redis.ts'

export type Limit = { readonly max: number; readonly seconds: number }

/** A place among those that a limit allows, taken before the result of an attempt is known. */
export type Reserved =
  /** Settled once the result is known: counted until the window ends, or given back. */
  | { readonly kind: 'taken'; readonly settle: (counts: boolean) => Promise<void> }
  /** The limit is reached. */
  | { readonly kind: 'full'; readonly wait: number }
  /** Attempts whose result is not known yet hold the last places. */
  | { readonly kind: 'busy' }
export type Reserve = (key: string, limit: Limit) => Promise<Reserved>

type Window = { count: number; endsAt: number; pending: number }

const MAX_LOCAL_WINDOWS = 50_000
/** A place held by a process that died is free again after this time. */
const HELD_MS = 120_000

// Keys: the count of the window, and the places taken, each with the time until which it is held.
const RESERVE_SCRIPT = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
local max = tonumber(ARGV[1])
if count >= max then return math.max(redis.call('PTTL', KEYS[1]), 1) end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
if count + redis.call('ZCARD', KEYS[2]) >= max then return -1 end
redis.call('ZADD', KEYS[2], now + ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 0`
const SETTLE_SCRIPT = `
redis.call('ZREM', KEYS[2], ARGV[1])
if ARGV[2] == '0' then return 0 end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

const createLocalReserve = (factor: number) => {
  const windows = new BoundedMap<string, Window>(MAX_LOCAL_WINDOWS)
  const windowOf = (key: string): Window => {
    const found = windows.get(key)
    const window = found ?? { count: 0, endsAt: 0, pending: 0 }
    if (!found) windows.set(key, window)
    if (window.endsAt <= Date.now()) window.count = 0
    return window
  }
  const count = (key: string, { seconds }: Limit): void => {
    const window = windowOf(key)
    if (window.count === 0) window.endsAt = Date.now() + seconds * 1000
    window.count += 1
  }
  const reserve = (key: string, limit: Limit): Reserved => {
    const window = windowOf(key)
    const max = limit.max * factor
    if (window.count >= max) return { kind: 'full', wait: secondsOf(window.endsAt - Date.now()) }
    if (window.count + window.pending >= max) return { kind: 'busy' }
    window.pending += 1
    const settle = async (counts: boolean): Promise<void> => {
      window.pending -= 1
      if (counts) count(key, limit)
    }
    return { kind: 'taken', settle }
  }
  return { reserve, count }
}

/** One set of places for all nodes; falls back to one per process while Redis is unavailable. */
export const createReserve = (memory: SharedMemory, factor: number): Reserve => {
  const local = createLocalReserve(factor)
  return (key, limit) =>
    memory.attempt<Reserved>(
      async (redis, named) => {
        const keys = [named(`limite:${key}`), named(`places:${key}`)] as const
        const id = randomUUID()
        const answer = await redis.eval(RESERVE_SCRIPT, 2, ...keys, limit.max * factor, id, HELD_MS)
        const ms = answer as number
        if (ms > 0) return { kind: 'full', wait: secondsOf(ms) }
        if (ms < 0) return { kind: 'busy' }
        const settle = (counts: boolean): Promise<void> =>
          memory.attempt(
            async (settling) =>
              void (await settling.eval(SETTLE_SCRIPT, 2, ...keys, id, counts ? limit.seconds * 1000 : 0)),
            () => (counts ? local.count(key, limit) : undefined),
          )
        return { kind: 'taken', settle }
      },
      () => local.reserve(key, limit),
    )
}
