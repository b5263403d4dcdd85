/** Time budget of a call: a member returns from payment, waits for the payment page, or nobody waits. */
export type Pace = 'return' | 'page' | 'job'

export type Payer = { readonly prenom: string; readonly nom: string | null; readonly email: string }
export type NewCheckout = {
  /** Our reference, which the platform returns with the checkout. */
  readonly paiementId: string
  readonly montantCents: number
  readonly libelle: string
  readonly retourUrl: string
  readonly payer: Payer
}
export type Checkout = { readonly id: number; readonly url: string }

/** A payment, as the platform describes it. */
export type Reglement = {
  readonly id: number
  readonly state: string
  readonly montantCents: number
  readonly date: Date
  readonly recuUrl: string | null
  readonly commandeId: number | null
}
/** An order, as the platform describes it. */
export type Commande = {
  readonly id: number
  readonly date: Date
  readonly organisation: string
  readonly formulaire: string
  readonly checkoutIntentId: number | null
  readonly payeur: { readonly email: string | null; readonly nom: string | null }
  /** Total of its items, in cents. */
  readonly montantCents: number
  readonly reglements: readonly Reglement[]
}
export type CheckoutState = {
  readonly id: number
  readonly metadata: unknown
  /** Null until a payment is authorised. */
  readonly commande: Commande | null
}

/** No response, too many calls or an unreadable response: the state of the payment is unknown. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable'
}
/** The platform understood the request and rejected it. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}

export type PaymentGateway = {
  /** The association's identifier on the platform. */
  readonly organisation: string
  readonly createCheckout: (checkout: NewCheckout) => Promise<Checkout>
  /** Undefined if the checkout is unknown or belongs to another organisation. */
  readonly readCheckout: (id: number, pace: Pace) => Promise<CheckoutState | undefined>
  readonly readCommande: (id: number) => Promise<Commande | undefined>
  /** The payments since a date, optionally filtered by state, page by page. */
  readonly listReglements: (since: Date, states?: readonly string[]) => AsyncIterable<readonly Reglement[]>
  /** Whether the platform signed the body; undefined without a signature key, as for most associations. */
  readonly verifySignature: (body: string, signature: string | undefined) => boolean | undefined
  readonly close: () => Promise<void>
}
