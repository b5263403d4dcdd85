import { POLLING_MS } from '@entrelles/contract/kit/constants.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'

/** How a payment ended, as she is told; `erreur`: nobody could say. */
export type Issue = 'paye' | 'refuse' | 'annule' | 'erreur'

export type Retour =
  | { readonly issue: 'refuse' | 'annule' | 'erreur' }
  /** The address alone proves nothing: the server asks the platform. */
  | { readonly issue: 'a_verifier'; readonly checkoutId: number }

const INT32_MAX = 2_147_483_647

const checkoutIdOf = (value: string | null): number | undefined => {
  if (value === null || !/^\d{1,10}$/.test(value)) return undefined
  const id = Number(value)
  return id >= 1 && id <= INT32_MAX ? id : undefined
}

/** What the address of the return says (R2.4-3, R4-8). */
export const retourOf = (code: string | null, checkoutIntentId: string | null): Retour => {
  if (code === 'refused') return { issue: 'refuse' }
  if (code !== 'succeeded') return { issue: 'annule' }
  const checkoutId = checkoutIdOf(checkoutIntentId)
  // She may well have paid: « annulé » would make her pay again.
  return checkoutId === undefined ? { issue: 'erreur' } : { issue: 'a_verifier', checkoutId }
}

/** The address that asks what became of a payment, as if she came back from it. */
export const verificationHref = (checkoutId: number): string =>
  `${pathTo('/adhesion-paiement')}?${new URLSearchParams({ code: 'succeeded', checkoutIntentId: String(checkoutId) })}`

/** How long a payment that is not settled is asked about by itself (R4-8). */
export const VERIFICATION_MS = 60_000

/** Milliseconds until the platform is asked again; false when it is no more. */
export const nextAskIn = (statut: StatutRetour | undefined, left: number): number | false =>
  statut === 'en_attente' && left > 0 ? POLLING_MS : false
