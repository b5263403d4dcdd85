import { Redis } from 'ioredis'
import type { Logger } from './log.ts'

const COMMAND_TIMEOUT_MS = 100
/** After a failure Redis is left alone this long, so that a hung server costs one timeout, not one a request. */
const PAUSE_MS = 2000

/** Shared memory between nodes. It may vanish at any moment: every use says what happens without it. */
export type SharedMemory = {
  /** Runs a command, or answers the fallback at once while Redis cannot be reached. */
  readonly attempt: <T>(
    command: (redis: Redis, key: (name: string) => string) => Promise<T>,
    fallback: () => T,
  ) => Promise<T>
  readonly publish: (channel: string, message: string) => Promise<void>
  /** Calls back with each message of the channel; resolves to what ends the subscription. */
  readonly subscribe: (channel: string, onMessage: (message: string) => void) => Promise<() => Promise<void>>
  readonly isReachable: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export const createSharedMemory = (url: string, prefix: string, log: Logger): SharedMemory => {
  const connect = (): Redis => {
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectTimeout: 1000,
      retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
    })
    redis.on('error', (error: Error) => log.debug({ err: error }, 'redis is unreachable'))
    return redis
  }
  const redis = connect()
  const subscribers = new Set<Redis>()
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
      const subscriber = redis.duplicate({
        commandTimeout: 0,
        enableOfflineQueue: true,
        maxRetriesPerRequest: null,
      })
      subscribers.add(subscriber)
      subscriber.on('error', () => undefined)
      subscriber.on('message', (from: string, message: string) => {
        if (from === named(channel)) onMessage(message)
      })
      await subscriber.subscribe(named(channel))
      return async () => {
        subscribers.delete(subscriber)
        subscriber.disconnect()
      }
    },
    isReachable: () =>
      attempt(
        async (client) => (await client.ping()) === 'PONG',
        () => false,
      ),
    close: async () => {
      for (const connection of [redis, ...subscribers]) connection.disconnect()
    },
  }
}
