/** How long the platform may take: a member watches her browser, waits for a page, or nobody waits. */
export type Pace = 'return' | 'page' | 'job'

export type Payer = { readonly prenom: string; readonly nom: string | null; readonly email: string }
export type NewCheckout = {
  /** Ours: given back by the platform in whatever it says of this checkout. */
  readonly paiementId: string
  readonly montantCents: number
  readonly libelle: string
  readonly retourUrl: string
  readonly payer: Payer
}
export type Checkout = { readonly id: number; readonly url: string }

/** A payment as the platform tells it. */
export type Reglement = {
  readonly id: number
  readonly state: string
  readonly montantCents: number
  readonly date: Date
  readonly recuUrl: string | null
  readonly commandeId: number | null
}
/** An order as the platform tells it. */
export type Commande = {
  readonly id: number
  readonly date: Date
  readonly organisation: string
  readonly formulaire: string
  readonly checkoutIntentId: number | null
  readonly payeur: { readonly email: string | null; readonly nom: string | null }
  /** Cents, of all its items. */
  readonly montantCents: number
  readonly reglements: readonly Reglement[]
}
export type CheckoutState = {
  readonly id: number
  readonly metadata: unknown
  /** Only once a payment was authorised. */
  readonly commande: Commande | null
}

/** The platform cannot say: no answer, too many calls, an answer that nobody understands. Nothing is known. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable'
}
/** The platform has understood, and says no. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}

export type PaymentGateway = {
  /** The association’s name there. */
  readonly organisation: string
  readonly createCheckout: (checkout: NewCheckout) => Promise<Checkout>
  /** Undefined when it does not know that checkout, or when it is somebody else’s. */
  readonly readCheckout: (id: number, pace: Pace) => Promise<CheckoutState | undefined>
  readonly readCommande: (id: number) => Promise<Commande | undefined>
  /** The payments made since then, all or those in these states, each page as it comes. */
  readonly listReglements: (since: Date, states?: readonly string[]) => AsyncIterable<readonly Reglement[]>
  /** Whether the platform signed that body; undefined when it gave us no key, as for most associations. */
  readonly verifySignature: (body: string, signature: string | undefined) => boolean | undefined
  readonly close: () => Promise<void>
}
