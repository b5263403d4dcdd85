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

/** A call received by the platform; no status if it got no response. */
export type LoggedCall = {
  readonly operation: Operation
  readonly method: string
  readonly path: string
  readonly at: string
  readonly status?: number
}

/** A null URL disables notifications; omitted settings are unchanged. */
export type NotificationChanges = Partial<Omit<NotificationSettings, 'url'>> & {
  readonly url?: string | null
}

export type OfIntent = { readonly intentId: number }

/** What a test may do to the platform: on the object in its own process, or by HTTP from another (client.ts). */
export type Control = {
  /** Clears everything: intents, tokens, knobs, clock, pending notifications. Ids are never reused. */
  readonly reset: () => Promise<void>
  readonly setKnob: (knob: Knob) => Promise<{ id: number }>
  /** All knobs, or those with these ids. */
  readonly clearKnobs: (which?: { readonly ids: readonly number[] }) => Promise<void>
  readonly listKnobs: () => Promise<SetKnob[]>
  readonly listIntents: () => Promise<IntentView[]>
  readonly listOrders: () => Promise<OrderView[]>
  readonly listPayments: () => Promise<PaymentView[]>
  readonly listCalls: () => Promise<LoggedCall[]>
  readonly listDeliveries: () => Promise<Delivery[]>
  /** The four buttons of the page; `url` is the redirect of the browser. */
  readonly pay: (input: OfIntent & GivenNames) => Promise<{ url: string; orderId: number; paymentId: number }>
  readonly refuse: (input: OfIntent) => Promise<{ url: string }>
  readonly goBack: (input: OfIntent) => Promise<{ url: string }>
  readonly fail: (input: OfIntent) => Promise<{ url: string }>
  /** Sends a Payment notification too, unless `notify` is false. */
  readonly setPaymentState: (
    input: OfIntent & { readonly state: AnyPaymentState; readonly notify?: boolean },
  ) => Promise<void>
  /** Sends the notifications of an order again; resolves once each has been sent. */
  readonly notify: (input: OfIntent & { readonly events?: readonly EventType[] }) => Promise<void>
  /** Sets the offset of the clock from the real time. */
  readonly setClock: (input: { readonly offsetMs: number }) => Promise<void>
  readonly setNotifications: (changes: NotificationChanges) => Promise<void>
  /** Revokes access tokens, and refresh tokens if requested. */
  readonly revokeTokens: (input?: { readonly refresh?: boolean }) => Promise<void>
  /** Calls that the knobs `hang` and `hang-after` leave without a response. */
  readonly listHeld: () => Promise<Operation[]>
  readonly waitHeld: (input: { readonly count: number; readonly operation?: Operation }) => Promise<void>
  readonly release: () => Promise<{ released: number }>
  /** Resolves when nothing is pending, retries included. */
  readonly idle: () => Promise<void>
}

/** All acts, which are also their paths under /__sim. */
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
