import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliver } from './deliver.ts'
import type { EventType, NotifyFaults, Signature } from './knobs.ts'

export type NotificationSettings = {
  /** Notifications are off without a URL. */
  readonly url: string | undefined
  /** Ordinary associations get unsigned notifications, partners signed ones. */
  readonly signature: Signature
  /** Number of retries after a response other than 200, and their interval. */
  readonly retries: number
  readonly intervalMs: number
}

export type Notification = {
  readonly eventType: EventType
  readonly data: object
  readonly metadata?: unknown
}

/** One delivery: its status or its error. */
export type Delivery = {
  readonly eventType: EventType
  readonly attempt: number
  readonly signature: Signature
  readonly status?: number
  readonly error?: string
}

type Sending = { readonly eventType: EventType; readonly body: string; readonly signature: Signature }

/** Sends notifications to the site, with the current faults, and records each delivery. */
export const createNotifications = (key: string, initial: NotificationSettings) => {
  let settings = initial
  let stopped = new AbortController()
  const deliveries: Delivery[] = []
  const pending = new Set<Promise<void>>()
  const sign = (body: string, signature: Signature): Record<string, string> => {
    if (signature === 'unsigned') return {}
    const used = signature === 'signed' ? key : randomBytes(32).toString('hex')
    return { 'x-ha-signature': createHmac('sha256', used).update(body).digest('hex') }
  }
  /** A cancelled delivery rejects; its error is ignored. */
  const track = (work: Promise<void>): Promise<void> => {
    const settled = work.catch(() => undefined).finally(() => pending.delete(settled))
    pending.add(settled)
    return settled
  }
  const attempt = async (sending: Sending, number: number, signal: AbortSignal): Promise<boolean> => {
    const { eventType, body, signature } = sending
    const sent = { eventType, attempt: number, signature }
    try {
      const status = await deliver(settings.url ?? '', body, sign(body, signature), signal)
      deliveries.push({ ...sent, status })
      return status === 200
    } catch (error) {
      signal.throwIfAborted()
      deliveries.push({ ...sent, error: error instanceof Error ? error.message : String(error) })
      return false
    }
  }
  const retry = async (sending: Sending, signal: AbortSignal): Promise<void> => {
    for (let number = 2; number <= settings.retries + 1; number += 1) {
      await sleep(settings.intervalMs, undefined, { signal })
      if (await attempt(sending, number, signal)) return
    }
  }
  /** Resolves after the first response: retries do not delay the next notifications. */
  const start = async (sending: Sending, signal: AbortSignal): Promise<void> => {
    if (!(await attempt(sending, 1, signal))) void track(retry(sending, signal))
  }

  return {
    deliveries,
    settings: () => settings,
    change: (changes: Partial<NotificationSettings>): void => {
      settings = { ...settings, ...changes }
    },
    /** Resolves once each notification has been sent a first time. */
    send: (notifications: readonly Notification[], faults: NotifyFaults): Promise<void> => {
      const drop = faults('drop')
      if (settings.url === undefined || (drop && drop.event === undefined)) return Promise.resolve()
      const signature = faults('signature')?.signature ?? settings.signature
      const duplicate = faults('duplicate')
      const sendings = notifications
        .filter(({ eventType }) => eventType !== drop?.event)
        .map((one) => ({ eventType: one.eventType, body: JSON.stringify(one), signature }))
      if (faults('reverse')) sendings.reverse()
      const all = Array.from({ length: duplicate?.copies ?? 1 }, () => sendings).flat()
      const { signal } = stopped
      const run = async (): Promise<void> => {
        await sleep(faults('delay')?.ms ?? 0, undefined, { signal })
        if (duplicate?.parallel) await Promise.all(all.map((one) => start(one, signal)))
        else for (const one of all) await start(one, signal)
      }
      return track(run())
    },
    idle: async (): Promise<void> => {
      while (pending.size > 0) await Promise.all(pending)
    },
    /** Cancels pending deliveries. */
    cancel: async (): Promise<void> => {
      stopped.abort()
      await Promise.all(pending)
      stopped = new AbortController()
    },
    reset: (): void => {
      settings = initial
      deliveries.length = 0
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
