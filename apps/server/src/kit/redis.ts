import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from './log.ts'
import { createChannels, type Channels } from './redis-channels.ts'

const LINK_TIMEOUT_MS = 1000
/** After a failure Redis is left alone this long, so that a hung server costs one timeout, not one a request. */
const PAUSE_MS = 2000

type Patience = Pick<
  RedisOptions,
  'autoResubscribe' | 'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'
>

/** Shared memory between nodes. It may vanish at any moment: every use says what happens without it. */
export type SharedMemory = Pick<Channels, 'publish' | 'subscribe'> & {
  /** Runs a command, or answers the fallback at once while Redis cannot be reached. */
  readonly attempt: <T>(
    command: (redis: Redis, key: (name: string) => string) => Promise<T>,
    fallback: () => T,
  ) => Promise<T>
  readonly isReachable: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Beyond `waitMs` a command is given up: a call would rather do without than wait. */
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
  const channels = createChannels({
    // Whoever listens must know when it begins: taking the channels up again is ours, not the driver's.
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
