import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from './log.ts'
import { createChannels, type Channels } from './redis-channels.ts'

const LINK_TIMEOUT_MS = 1000
/** Pause after a failure, so that a hanging Redis costs one timeout and not one per request. */
const PAUSE_MS = 2000

type Patience = Pick<
  RedisOptions,
  'autoResubscribe' | 'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'
>

/** Memory shared between nodes. It may fail at any time, so every use has a fallback. */
export type SharedMemory = Pick<Channels, 'publish' | 'subscribe'> & {
  /** Runs a command, or returns the fallback at once while Redis is unreachable. */
  readonly attempt: <T>(
    command: (redis: Redis, key: (name: string) => string) => Promise<T>,
    fallback: () => T,
  ) => Promise<T>
  readonly isReachable: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** A command fails after `waitMs`: a request must not wait for Redis. */
export const createSharedMemory = (
  url: string,
  prefix: string,
  waitMs: number,
  log: Logger,
): SharedMemory => {
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
    commandTimeout: waitMs,
  })
  // ioredis prefixes keys but not channels, so both are prefixed here.
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
  const channels = createChannels({
    // Listeners must know when messages resume, so createChannels resubscribes instead of the driver.
    connect: () => connect({ autoResubscribe: false, commandTimeout: LINK_TIMEOUT_MS }),
    send: (channel, text) =>
      attempt(
        async (client) => (await client.publish(channel, text)) >= 0,
        () => false,
      ),
    named,
  })

  return {
    attempt,
    publish: channels.publish,
    subscribe: channels.subscribe,
    isReachable: () =>
      attempt(
        async (client) => (await client.ping()) === 'PONG',
        () => false,
      ),
    close: async () => {
      channels.close()
      redis.disconnect()
    },
  }
}
