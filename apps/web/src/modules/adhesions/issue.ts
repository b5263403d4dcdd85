import { POLLING_MS } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'

/** Outcome of a payment; `erreur` when it is unknown. */
export type Issue = 'paye' | 'refuse' | 'annule' | 'erreur'

export type Retour =
  | { readonly issue: 'refuse' | 'annule' | 'erreur' }
  /** The URL proves nothing: the server asks the platform. */
  | { readonly issue: 'a_verifier'; readonly checkoutId: number }

const INT32_MAX = 2_147_483_647

const checkoutIdOf = (value: string | null): number | undefined => {
  if (value === null || !/^\d{1,10}$/.test(value)) return undefined
  const id = Number(value)
  return id >= 1 && id <= INT32_MAX ? id : undefined
}

/** Parses the return URL of the platform (R2.4-3, R4-8). */
export const retourOf = (code: string | null, checkoutIntentId: string | null): Retour => {
  if (code === 'refused') return { issue: 'refuse' }
  if (code !== 'succeeded') return { issue: 'annule' }
  const checkoutId = checkoutIdOf(checkoutIntentId)
  // The member may have paid: « annulé » would make her pay again.
  return checkoutId === undefined ? { issue: 'erreur' } : { issue: 'a_verifier', checkoutId }
}

/** URL that verifies a payment, the same as the return URL of the platform. */
export const verificationHref = (checkoutId: number): string =>
  `${pathTo('/adhesion-paiement')}?${new URLSearchParams({ code: 'succeeded', checkoutIntentId: String(checkoutId) })}`

/** How long a pending payment is polled (R4-8). */
export const VERIFICATION_MS = 60_000

/** Delay before the next poll, in milliseconds; false to stop. */
export const nextAskIn = (statut: StatutRetour | undefined, left: number): number | false =>
  statut === 'en_attente' && left > 0 ? POLLING_MS : false
