import type { AnyPaymentState } from './states.ts'
import type { EventType, Knob, Operation, SetKnob } from './knobs.ts'
import type { Delivery, NotificationSettings } from './notifications.ts'
import type { OrderView, PaymentView } from './views.ts'
import type { GivenNames, IntentState } from './acts.ts'

export type IntentView = {
  readonly id: number
  readonly state: IntentState
  readonly redirectUrl: string
  readonly createdAt: string
  readonly refusals: number
  readonly totalAmount: number
  readonly itemName: string
  readonly payer: object
  readonly metadata?: unknown
  readonly orderId?: number
  readonly paymentId?: number
  readonly paymentState?: string
}

/** A call that reached the platform; without a status, it got no answer. */
export type LoggedCall = {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  readonly at: string
  readonly status?: number
}

/** Without an address (null) nothing is sent; what is left out stays as it is. */
export type NotificationChanges = Partial<Omit<NotificationSettings, 'url'>> & {
  readonly url?: string | null
}

export type OfIntent = { readonly intentId: number }

/** What a test may do to the platform: on the object in its own process, or by HTTP from another (client.ts). */
export type Control = {
  /** Forgets everything: intents, tokens, knobs, clock, what was still to be sent. Numbers are never given again. */
  readonly reset: () => Promise<void>
  readonly setKnob: (knob: Knob) => Promise<{ id: number }>
  /** All of them, or those. */
  readonly clearKnobs: (which?: { readonly ids: readonly number[] }) => Promise<void>
  readonly listKnobs: () => Promise<SetKnob[]>
  readonly listIntents: () => Promise<IntentView[]>
  readonly listOrders: () => Promise<OrderView[]>
  readonly listPayments: () => Promise<PaymentView[]>
  readonly listCalls: () => Promise<LoggedCall[]>
  readonly listDeliveries: () => Promise<Delivery[]>
  /** The four buttons of the page; `url` is where the browser would be sent. */
  readonly pay: (input: OfIntent & GivenNames) => Promise<{ url: string; orderId: number; paymentId: number }>
  readonly refuse: (input: OfIntent) => Promise<{ url: string }>
  readonly goBack: (input: OfIntent) => Promise<{ url: string }>
  readonly fail: (input: OfIntent) => Promise<{ url: string }>
  /** And tells the site by a Payment notification, unless `notify` is false. */
  readonly setPaymentState: (
    input: OfIntent & { readonly state: AnyPaymentState; readonly notify?: boolean },
  ) => Promise<void>
  /** Sends the notifications of an order again; ends once each has been sent. */
  readonly notify: (input: OfIntent & { readonly events?: readonly EventType[] }) => Promise<void>
  /** Moves the clock by that much from the real one. */
  readonly setClock: (input: { readonly offsetMs: number }) => Promise<void>
  readonly setNotifications: (changes: NotificationChanges) => Promise<void>
  /** Access tokens die, and refresh tokens too when asked. */
  readonly revokeTokens: (input?: { readonly refresh?: boolean }) => Promise<void>
  /** The calls left without an answer by the knobs `hang` and `hang-after`. */
  readonly listHeld: () => Promise<Operation[]>
  readonly waitHeld: (input: { readonly count: number; readonly operation?: Operation }) => Promise<void>
  readonly release: () => Promise<{ released: number }>
  /** Ends when nothing is left to be sent, retries included. */
  readonly idle: () => Promise<void>
}

/** Every act by its name: the path of each under /__sim. */
export const CONTROLS = [
  'reset',
  'setKnob',
  'clearKnobs',
  'listKnobs',
  'listIntents',
  'listOrders',
  'listPayments',
  'listCalls',
  'listDeliveries',
  'pay',
  'refuse',
  'goBack',
  'fail',
  'setPaymentState',
  'notify',
  'setClock',
  'setNotifications',
  'revokeTokens',
  'listHeld',
  'waitHeld',
  'release',
  'idle',
] as const satisfies readonly (keyof Control)[]
