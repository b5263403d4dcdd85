import * as acts from './acts.ts'
import { pageUrlOf } from './checkout.ts'
import type { Control, IntentView, LoggedCall, OfIntent } from './control.ts'
import { parseKnob } from './parse-knob.ts'
import type { Intent, PaidIntent } from './store.ts'
import { orderView, paymentView } from './views.ts'
import type { World } from './world.ts'

const intentView = (world: World, intent: Intent): IntentView => ({
  id: intent.id,
  state: acts.stateOf(world, intent),
  redirectUrl: pageUrlOf(world, intent),
  createdAt: new Date(intent.createdAt).toISOString(),
  refusals: intent.refusals,
  totalAmount: intent.checkout.totalAmount,
  itemName: intent.checkout.itemName,
  payer: intent.checkout.payer,
  ...(intent.metadata !== undefined && { metadata: intent.metadata }),
  ...(intent.order && {
    orderId: intent.order.id,
    paymentId: intent.order.payment.id,
    paymentState: intent.order.payment.state,
  }),
})

const paidOf = (intent: Intent): PaidIntent => {
  if (!intent.order) throw new Error(`The intent ${intent.id} has no order.`)
  return intent as PaidIntent
}

/** Parts of the server that the acts need. */
export type Workings = {
  readonly calls: LoggedCall[]
  readonly moveClock: (offsetMs: number) => void
}

export const createControl = (world: World, { calls, moveClock }: Workings): Control => {
  const { store, knobs, held, notifications } = world
  const intentOf = ({ intentId }: OfIntent): Intent => {
    const intent = store.intent(intentId)
    if (!intent) throw new Error(`There is no intent ${intentId}.`)
    return intent
  }
  const openIntentOf = (input: OfIntent): Intent => {
    const intent = intentOf(input)
    const state = acts.stateOf(world, intent)
    if (state !== 'open') throw new acts.PaymentRefusal(state)
    return intent
  }

  return {
    reset: async () => {
      held.release()
      await notifications.cancel()
      notifications.reset()
      store.clear()
      knobs.clear()
      calls.length = 0
      moveClock(0)
    },
    setKnob: async (knob) => ({ id: knobs.set(parseKnob(knob)) }),
    clearKnobs: async (which) => knobs.clear(which?.ids),
    listKnobs: async () => knobs.list(),
    listIntents: async () => store.intents().map((intent) => intentView(world, intent)),
    listOrders: async () => store.paid().map((intent) => orderView(world, intent)),
    listPayments: async () => store.paid().map((intent) => paymentView(world, intent)),
    listCalls: async () => [...calls],
    listDeliveries: async () => [...notifications.deliveries],
    pay: async ({ intentId, ...names }) => {
      const paid = await acts.pay(world, intentOf({ intentId }), names)
      return { url: acts.paidUrlOf(paid), orderId: paid.order.id, paymentId: paid.order.payment.id }
    },
    refuse: async (input) => ({ url: acts.refuse(openIntentOf(input)) }),
    goBack: async (input) => ({ url: acts.backUrlOf(intentOf(input)) }),
    fail: async (input) => ({ url: acts.errorUrlOf(openIntentOf(input)) }),
    setPaymentState: async ({ state, notify = true, ...input }) => {
      const intent = paidOf(intentOf(input))
      acts.setPaymentState(world, intent, state)
      if (notify) void acts.announce(world, intent, ['Payment'])
    },
    notify: async ({ events = ['Payment', 'Order'], ...input }) =>
      acts.announce(world, paidOf(intentOf(input)), events),
    setClock: async ({ offsetMs }) => moveClock(offsetMs),
    setNotifications: async ({ url, ...changes }) =>
      notifications.change({ ...changes, ...(url !== undefined && { url: url ?? undefined }) }),
    revokeTokens: async (input) => {
      store.accessTokens.clear()
      if (input?.refresh) store.refreshTokens.clear()
    },
    listHeld: async () => held.list(),
    waitHeld: ({ count, operation }) => held.wait(count, operation),
    release: async () => ({ released: held.release() }),
    idle: () => notifications.idle(),
  }
}
