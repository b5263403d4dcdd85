/** A browser's subscription: its address at a push service, and the keys that its messages are encrypted with. */
export type PushDestination = {
  readonly endpoint: string
  readonly cles: { readonly p256dh: string; readonly auth: string }
}

export type PushMessage = {
  readonly titre: string
  readonly texte: string
  /** The page that a click opens: a path of this site. */
  readonly url: string
  /** A message replaces the one with the same tag, shown or still waiting for the device. */
  readonly tag: string
  /** Seconds for which a device that is off may still get it. */
  readonly ttl: number
}

/** `gone`: the subscription has ended, and will never work again. */
export type PushOutcome = 'ok' | 'gone'

/** Resolves once the push service has accepted the message. */
export type PushGateway = {
  readonly send: (to: PushDestination, message: PushMessage) => Promise<PushOutcome>
  readonly close: () => Promise<void>
}

/** The push service cannot be reached, or asks to come back later. */
export class PushPostponed extends Error {
  override readonly name = 'PushPostponed'
  /** What the service asked to wait; null if it did not say. */
  readonly waitMs: number | null

  constructor(reason: string, waitMs: number | null = null, options?: ErrorOptions) {
    super(`the push service postponed the message (${reason})`, options)
    this.waitMs = waitMs
  }
}

/** The push service refuses this message, our keys, or its address is not a known one: a retry is useless. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'

  constructor(reason: string, options?: ErrorOptions) {
    super(`the push service refused the message (${reason})`, options)
  }
}

/** Where push is not set up: nothing subscribes, and what an earlier setting left is kept. */
export const noPush: PushGateway = {
  send: async () => {
    throw new PushRefused('push is not set up')
  },
  close: async () => undefined,
}
