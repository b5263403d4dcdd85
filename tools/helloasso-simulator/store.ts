import { randomInt, randomUUID } from 'node:crypto'
import type { AnyPaymentState } from './states.ts'

export type Payer = {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly dateOfBirth?: string
  readonly address?: string
  readonly city?: string
  readonly zipCode?: string
  readonly country?: string
  readonly companyName?: string
}

/** A validated checkout request of the site. */
export type Checkout = {
  readonly totalAmount: number
  readonly initialAmount: number
  readonly itemName: string
  readonly backUrl: string
  readonly errorUrl: string
  readonly returnUrl: string
  readonly payer: Payer
  readonly metadata: unknown
}

/** Instants are milliseconds. */
export type Payment = {
  readonly id: number
  readonly amount: number
  readonly date: number
  readonly refundId: number
  updatedAt: number
  state: AnyPaymentState
}

export type Order = {
  readonly id: number
  readonly date: number
  readonly total: number
  readonly payer: Payer
  readonly payment: Payment
}

export type Intent = {
  readonly id: number
  /** Unguessable part of the page's URL. */
  readonly token: string
  readonly createdAt: number
  readonly checkout: Checkout
  metadata: unknown
  refusals: number
  order: Order | undefined
}

export type PaidIntent = Intent & { order: Order }

const isPaid = (intent: Intent): intent is PaidIntent => intent.order !== undefined

/** State of the platform, in memory only. */
export const createStore = () => {
  // Starts at a random id: a site's database outlives the simulator, and a restarted one must not reuse ids.
  let lastId = randomInt(10_000_000, 2_000_000_000)
  const nextId = (): number => {
    lastId += 1
    return lastId
  }
  const intents = new Map<number, Intent>()
  const paid = (): PaidIntent[] => [...intents.values()].filter(isPaid)

  return {
    /** Token → expiry. */
    accessTokens: new Map<string, number>(),
    refreshTokens: new Map<string, number>(),
    nextId,
    intents: () => [...intents.values()],
    paid,
    intent: (id: number) => intents.get(id),
    intentOfPage: (token: string) => [...intents.values()].find((intent) => intent.token === token),
    intentOfOrder: (id: number) => paid().find(({ order }) => order.id === id),
    intentOfPayment: (id: number) => paid().find(({ order }) => order.payment.id === id),
    insertIntent: (checkout: Checkout, now: number): Intent => {
      const intent: Intent = {
        id: nextId(),
        token: randomUUID().replaceAll('-', ''),
        createdAt: now,
        checkout,
        metadata: checkout.metadata,
        refusals: 0,
        order: undefined,
      }
      intents.set(intent.id, intent)
      return intent
    },
    clear(): void {
      intents.clear()
      this.accessTokens.clear()
      this.refreshTokens.clear()
    },
  }
}

export type Store = ReturnType<typeof createStore>
