import type { ErrorShape } from './errors.ts'
import type { AnyPaymentState } from './states.ts'

export type ApiOperation = 'token' | 'create' | 'read' | 'payment' | 'order' | 'payments' | 'refund'
export type Operation = ApiOperation | 'page'

export type CallFault =
  | { readonly type: 'latency'; readonly ms: number }
  /** The call is not executed and gets no response until it is released. */
  | { readonly type: 'hang' }
  /** The call is executed but gets no response until it is released. */
  | { readonly type: 'hang-after' }
  | { readonly type: 'close' }
  | { readonly type: 'close-after' }
  | {
      readonly type: 'error'
      readonly status: number
      readonly shape?: ErrorShape
      readonly message?: string
      readonly retryAfter?: number
    }
  /** The call is executed, but the JSON of its response is truncated. */
  | { readonly type: 'malformed' }
  /** All access tokens are revoked just before this call. */
  | { readonly type: 'revoke-tokens' }
  /** The token claims 1800 seconds as usual, but expires after these. */
  | { readonly type: 'short-lived'; readonly seconds: number }

export type PayFault =
  | { readonly type: 'amount'; readonly cents: number }
  | { readonly type: 'metadata'; readonly value: unknown }
  | { readonly type: 'state'; readonly state: AnyPaymentState }

export type Signature = 'unsigned' | 'signed' | 'bad'
export type EventType = 'Payment' | 'Order'

export type NotifyFault =
  | { readonly type: 'drop'; readonly event?: EventType }
  | { readonly type: 'duplicate'; readonly copies: number; readonly parallel?: boolean }
  | { readonly type: 'reverse' }
  | { readonly type: 'delay'; readonly ms: number }
  /** The browser is redirected only after the notifications have been answered. */
  | { readonly type: 'before-return' }
  | { readonly type: 'signature'; readonly signature: Signature }

/** A fault, the operation it applies to, and how many times; without `times`, until it is cleared. */
export type Knob = { readonly times?: number } & (
  | { readonly on: Operation | 'api'; readonly fault: CallFault }
  | { readonly on: 'pay'; readonly fault: PayFault }
  | { readonly on: 'notify'; readonly fault: NotifyFault }
)

export type SetKnob = Knob & { readonly id: number }
type Fault = Knob['fault']

const OUTCOMES = ['hang', 'hang-after', 'close', 'close-after', 'error', 'malformed']

/** A call has one outcome: of two knobs that set it, the second applies to the next call. */
const slotOf = ({ type }: Fault): string => (OUTCOMES.includes(type) ? 'outcome' : type)

type Faults<F extends Fault> = <T extends F['type']>(type: T) => Extract<F, { type: T }> | undefined

/** Faults that apply to this call, by type. */
const faultsOf =
  <F extends Fault>(taken: readonly Fault[]): Faults<F> =>
  (type) =>
    taken.find((fault) => fault.type === type) as Extract<F, { type: typeof type }> | undefined

export type CallFaults = Faults<CallFault>
export type NotifyFaults = Faults<NotifyFault>

export const createKnobs = () => {
  let lastId = 0
  let knobs: { knob: SetKnob; left: number }[] = []

  const take = (strikes: (on: Knob['on']) => boolean): Fault[] => {
    const bySlot = new Map<string, Fault>()
    for (const one of knobs) {
      const slot = slotOf(one.knob.fault)
      if (!strikes(one.knob.on) || bySlot.has(slot)) continue
      bySlot.set(slot, one.knob.fault)
      one.left -= 1
    }
    knobs = knobs.filter(({ left }) => left > 0)
    return [...bySlot.values()]
  }

  return {
    set: (knob: Knob): number => {
      lastId += 1
      knobs.push({ knob: { ...knob, id: lastId }, left: knob.times ?? Infinity })
      return lastId
    },
    clear: (ids?: readonly number[]): void => {
      knobs = ids ? knobs.filter(({ knob }) => !ids.includes(knob.id)) : []
    },
    /** Current knobs: `times` is the remaining number. */
    list: (): SetKnob[] =>
      knobs.map(({ knob, left }) => (left === Infinity ? knob : { ...knob, times: left })),
    forCall: (operation: Operation): CallFaults =>
      faultsOf<CallFault>(take((on) => on === operation || (on === 'api' && operation !== 'page'))),
    forPayment: (): Faults<PayFault> => faultsOf<PayFault>(take((on) => on === 'pay')),
    forNotifications: (): NotifyFaults => faultsOf<NotifyFault>(take((on) => on === 'notify')),
  }
}

export type Knobs = ReturnType<typeof createKnobs>
