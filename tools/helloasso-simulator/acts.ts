import type { EventType, NotifyFaults } from './knobs.ts'
import { nameErrors, type NameError } from './names.ts'
import type { Notification } from './notifications.ts'
import type { AnyPaymentState } from './states.ts'
import type { Intent, PaidIntent } from './store.ts'
import { notifiedPaymentView, orderView } from './views.ts'
import type { World } from './world.ts'

const PAGE_MS = 15 * 60_000

export type IntentState = 'open' | 'paid' | 'expired'

export const stateOf = ({ now }: World, { order, createdAt }: Intent): IntentState => {
  if (order) return 'paid'
  return now() - createdAt < PAGE_MS ? 'open' : 'expired'
}

/** Reason why a payment cannot be made; the page words it. */
export class PaymentRefusal extends Error {
  readonly reason: 'paid' | 'expired' | 'names'
  readonly errors: readonly NameError[]

  constructor(reason: PaymentRefusal['reason'], errors: readonly NameError[] = []) {
    super(`The payment is refused: ${[reason, ...errors.map(({ message }) => message)].join(', ')}`)
    this.reason = reason
    this.errors = errors
  }
}

/** Appends parameters to the URL, even if it already has some of the same names. */
const withParameters = (address: string, parameters: Record<string, string | number>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value))
  return url.href
}

/** URL of « Revenir ». */
export const backUrlOf = ({ checkout }: Intent): string => checkout.backUrl

export const errorUrlOf = ({ id, checkout }: Intent): string =>
  withParameters(checkout.errorUrl, { checkoutIntentId: id, error: 'technical_error' })

export const paidUrlOf = ({ id, checkout, order }: PaidIntent): string =>
  withParameters(checkout.returnUrl, { checkoutIntentId: id, code: 'succeeded', orderId: order.id })

export const refuse = (intent: Intent): string => {
  intent.refusals += 1
  return withParameters(intent.checkout.returnUrl, { checkoutIntentId: intent.id, code: 'refused' })
}

/** Notifies the site of an order; resolves after the first delivery. */
export const announce = (
  world: World,
  intent: PaidIntent,
  events: readonly EventType[],
  faults: NotifyFaults = world.knobs.forNotifications(),
): Promise<void> => {
  const metadata = intent.metadata === undefined ? {} : { metadata: intent.metadata }
  const notifications = events.map((eventType): Notification => ({
    data: eventType === 'Payment' ? notifiedPaymentView(world, intent) : orderView(world, intent),
    eventType,
    ...metadata,
  }))
  return world.notifications.send(notifications, faults)
}

export type GivenNames = { readonly firstName?: string; readonly lastName?: string }

const makeOrder = (world: World, intent: Intent, names: GivenNames): PaidIntent => {
  const faults = world.knobs.forPayment()
  const { store, now } = world
  const { totalAmount, initialAmount, payer } = intent.checkout
  const wrong = faults('amount')?.cents
  const metadata = faults('metadata')
  if (metadata) intent.metadata = metadata.value
  const date = now()
  const order = {
    id: store.nextId(),
    date,
    total: wrong ?? totalAmount,
    payer: { ...names, ...payer },
    payment: {
      id: store.nextId(),
      refundId: store.nextId(),
      amount: wrong ?? initialAmount,
      date,
      updatedAt: date,
      state: faults('state')?.state ?? 'Authorized',
    },
  }
  return Object.assign(intent, { order })
}

/** Pays once and in time. The site is notified separately; by default the browser does not wait for it. */
export const pay = async (world: World, intent: Intent, names: GivenNames = {}): Promise<PaidIntent> => {
  const state = stateOf(world, intent)
  if (state !== 'open') throw new PaymentRefusal(state)
  const errors = nameErrors({ ...names, ...intent.checkout.payer }, 1)
  if (errors.length > 0) throw new PaymentRefusal('names', errors)
  const paid = makeOrder(world, intent, names)
  const faults = world.knobs.forNotifications()
  const told = announce(world, paid, ['Payment', 'Order'], faults)
  if (faults('before-return')) await told
  return paid
}

/** A later decision of the bank or the platform: authorised, refunded, contested… */
export const setPaymentState = (world: World, intent: PaidIntent, state: AnyPaymentState): void => {
  const { payment } = intent.order
  payment.state = state
  payment.updatedAt = world.now()
}
