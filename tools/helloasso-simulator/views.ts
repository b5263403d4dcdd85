import { platformDate } from './dates.ts'
import { cashOutOf, itemStateOf, meansOf } from './states.ts'
import type { PaidIntent, Payer } from './store.ts'
import type { World } from './world.ts'

const metaOf = (createdAt: number, updatedAt: number) => ({
  createdAt: platformDate(createdAt),
  updatedAt: platformDate(updatedAt),
})

const payerView = ({ companyName, ...payer }: Payer) => ({
  ...payer,
  country: payer.country ?? 'FRA',
  ...(companyName !== undefined && { company: companyName }),
})

const orderFacts = ({ organisation }: World, { order, createdAt }: PaidIntent) => ({
  id: order.id,
  date: platformDate(order.date),
  formSlug: 'default',
  formType: 'Checkout',
  organizationName: organisation.name,
  organizationSlug: organisation.slug,
  organizationType: 'Association1901',
  organizationIsUnderColucheLaw: false,
  meta: metaOf(createdAt, order.date),
})

const paymentFacts = (world: World, { order, createdAt }: PaidIntent) => {
  const { id, amount, date, state, updatedAt, refundId } = order.payment
  const slug = world.organisation.slug
  return {
    cashOutState: cashOutOf(state),
    paymentReceiptUrl: `${world.publicUrl()}/associations/${slug}/checkout/paiement-attestation/${order.id}`,
    id,
    amount,
    date: platformDate(date),
    paymentMeans: meansOf(state),
    installmentNumber: 1,
    state,
    meta: metaOf(createdAt, updatedAt),
    refundOperations:
      state === 'Refunded'
        ? [{ id: refundId, amount, amountTip: 0, status: 'Processed', meta: metaOf(updatedAt, updatedAt) }]
        : [],
  }
}

/** An order with its items and payments: GET /v5/orders/:id, the intent's `order`, the Order notification. */
export const orderView = (world: World, intent: PaidIntent) => {
  const { order, checkout } = intent
  const { payment } = order
  return {
    payer: payerView(order.payer),
    items: [
      {
        payments: [{ id: payment.id, shareAmount: payment.amount }],
        name: checkout.itemName,
        id: order.id,
        amount: order.total,
        type: 'Payment',
        state: itemStateOf(payment.state),
      },
    ],
    payments: [
      {
        items: [{ id: order.id, shareAmount: payment.amount, shareItemAmount: payment.amount }],
        ...paymentFacts(world, intent),
      },
    ],
    amount: { total: order.total, vat: 0, discount: 0 },
    ...orderFacts(world, intent),
    checkoutIntentId: intent.id,
  }
}

const paymentOf = (world: World, intent: PaidIntent, order: object) => {
  const { payment, payer, id, total } = intent.order
  return {
    order,
    payer: payerView(payer),
    items: [
      {
        shareAmount: payment.amount,
        shareItemAmount: payment.amount,
        id,
        amount: total,
        type: 'Payment',
        state: itemStateOf(payment.state),
        name: intent.checkout.itemName,
      },
    ],
    ...paymentFacts(world, intent),
  }
}

/** GET /v5/payments/:id and the list of payments. */
export const paymentView = (world: World, intent: PaidIntent) =>
  paymentOf(world, intent, { ...orderFacts(world, intent), checkoutIntentId: intent.id })

/** The Payment notification: its order does not name the intent, only the metadata at the root does. */
export const notifiedPaymentView = (world: World, intent: PaidIntent) =>
  paymentOf(world, intent, {
    ...orderFacts(world, intent),
    formName: 'Checkout',
    isAnonymous: false,
    isAmountHidden: false,
  })

export type OrderView = ReturnType<typeof orderView>
export type PaymentView = ReturnType<typeof paymentView>
