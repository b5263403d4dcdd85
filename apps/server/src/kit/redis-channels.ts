import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'

/** Ping interval: a hanging Redis closes no connection, and would otherwise look idle. */
const WATCH_MS = 2000
const RETRY_MS = 2000
const PATIENCE_MS = 100
/** Replaces the messages that could not be sent. */
const GAP = ''

export type Listener = {
  readonly onMessage: (message: string) => void
  /** Called whenever messages may have been lost: `true` once they arrive again, `false` while they do not. */
  readonly onGap?: (listening: boolean) => void
}

export type Channels = {
  /** Delivers to this process at once, and to the others through Redis; listeners that may miss it get a gap. */
  readonly publish: (channel: string, message: string) => Promise<void>
  /** Receives the messages of the channel, as soon as Redis answers; resolves to an unsubscribe function. */
  readonly subscribe: (channel: string, listener: Listener) => Promise<() => void>
  readonly close: () => void
}

type Options = {
  readonly connect: () => Redis
  /** Returns whether Redis accepted the message. */
  readonly send: (channel: string, text: string) => Promise<boolean>
  readonly named: (channel: string) => string
}

/** Messages between processes, over one connection that opens with the first subscription. */
export const createChannels = ({ connect, send, named }: Options): Channels => {
  const channels = new Map<string, Set<Listener>>()
  /** Marks the messages of this process, to ignore them when Redis sends them back: they were already delivered here. */
  const origin = randomUUID()
  const owed = new Map<string, NodeJS.Timeout>()
  let connection: Redis | undefined
  let watch: NodeJS.Timeout | undefined
  let isListening = false
  let markResumed: () => void = () => undefined
  const resumed = new Promise<void>((resolve) => (markResumed = resolve))

  const deliver = (name: string, message: string): void => {
    for (const { onMessage, onGap } of channels.get(name) ?? []) {
      if (message === GAP) onGap?.(isListening)
      else onMessage(message)
    }
  }
  const tellAll = (listening: boolean): void => {
    isListening = listening
    for (const name of channels.keys()) deliver(name, GAP)
  }
  const listen = (): Redis => {
    const made = connect()
    const resume = async (): Promise<void> => {
      if (channels.size > 0) await made.subscribe(...channels.keys())
      tellAll(true)
      markResumed()
    }
    // A hanging connection is slow to close: it counts as lost from here on.
    const abandon = (): void => {
      tellAll(false)
      made.disconnect(true)
    }
    made.on('ready', () => void resume().catch(abandon))
    made.on('close', () => tellAll(false))
    made.on('message', (name: string, text: string) => {
      const [from, message = GAP] = text.split('|', 2)
      if (from !== origin) deliver(name, message)
    })
    watch = setInterval(() => {
      if (isListening) made.ping().catch(abandon)
    }, WATCH_MS).unref()
    return made
  }
  const publish = async (channel: string, message: string): Promise<void> => {
    if (await send(named(channel), `${origin}|${message}`)) return
    if (owed.has(channel)) return
    const retry = (): void => {
      owed.delete(channel)
      void publish(channel, GAP)
    }
    owed.set(channel, setTimeout(retry, RETRY_MS).unref())
  }

  return {
    publish: async (channel, message) => {
      deliver(named(channel), message)
      await publish(channel, message)
    },
    subscribe: async (channel, listener) => {
      const name = named(channel)
      const listeners = channels.get(name) ?? new Set()
      channels.set(name, listeners.add(listener))
      connection ??= listen()
      const taken = isListening
        ? connection.subscribe(name).then(() => listener.onGap?.(isListening))
        : resumed
      // Does not wait without Redis: the channel is subscribed with the others once Redis answers.
      await Promise.race([taken.catch(() => undefined), wait(PATIENCE_MS)])
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channels.delete(name)
        connection?.unsubscribe(name).catch(() => undefined)
      }
    },
    close: () => {
      clearInterval(watch)
      for (const retry of owed.values()) clearTimeout(retry)
      connection?.disconnect()
    },
  }
}
