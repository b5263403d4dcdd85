import { setTimeout as wait } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from './log.ts'

const COMMAND_TIMEOUT_MS = 100
/** After a failure Redis is left alone this long, so that a hung server costs one timeout, not one a request. */
const PAUSE_MS = 2000

type Patience = Pick<RedisOptions, 'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'>

/** Shared memory between nodes. It may vanish at any moment: every use says what happens without it. */
export type SharedMemory = {
  /** Runs a command, or answers the fallback at once while Redis cannot be reached. */
  readonly attempt: <T>(
    command: (redis: Redis, key: (name: string) => string) => Promise<T>,
    fallback: () => T,
  ) => Promise<T>
  readonly publish: (channel: string, message: string) => Promise<void>
  /** Calls back with each message of the channel, from as soon as Redis answers; resolves to what ends it. */
  readonly subscribe: (channel: string, onMessage: (message: string) => void) => Promise<() => void>
  readonly isReachable: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export const createSharedMemory = (url: string, prefix: string, log: Logger): SharedMemory => {
  const connect = (options: Patience): Redis => {
    const connection = new Redis(url, {
      connectTimeout: 1000,
      retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
      ...options,
    })
    connection.on('error', (error: Error) => log.debug({ err: error }, 'redis is unreachable'))
    return connection
  }
  const redis = connect({
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
  })
  /** One connection listens for the whole process, made when somebody first listens. */
  let listening: Redis | undefined
  const listeners = new Map<string, Set<(message: string) => void>>()
  // ioredis prefixes keys but not channels: both are done here, the same way.
  const named = (name: string): string => `${prefix}${name}`
  let pausedUntil = 0

  const attempt: SharedMemory['attempt'] = async (command, fallback) => {
    if (Date.now() < pausedUntil || redis.status !== 'ready') return fallback()
    try {
      return await command(redis, named)
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS
      log.warn({ err: error }, 'redis does not answer: going on without it')
      return fallback()
    }
  }

  return {
    attempt,
    publish: async (channel, message) => {
      await attempt(
        (client) => client.publish(named(channel), message),
        () => 0,
      )
    },
    subscribe: async (channel, onMessage) => {
      const name = named(channel)
      const listener = (message: string): void => onMessage(message)
      const others = listeners.get(name) ?? new Set()
      listeners.set(name, others.add(listener))
      listening ??= connect({ maxRetriesPerRequest: null }).on('message', (from: string, message: string) => {
        for (const listen of listeners.get(from) ?? []) listen(message)
      })
      // Without Redis it waits in the connection's queue, and its caller does not wait with it.
      const subscribed = listening.subscribe(name).catch(() => undefined)
      await Promise.race([subscribed, wait(COMMAND_TIMEOUT_MS)])
      return () => {
        others.delete(listener)
        if (others.size > 0) return
        listeners.delete(name)
        listening?.unsubscribe(name).catch(() => undefined)
      }
    },
    isReachable: () =>
      attempt(
        async (client) => (await client.ping()) === 'PONG',
        () => false,
      ),
    close: async () => {
      redis.disconnect()
      listening?.disconnect()
    },
  }
}
