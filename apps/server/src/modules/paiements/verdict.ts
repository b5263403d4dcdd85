import type { AnomaliePaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { CheckoutState, Commande, Reglement } from '#gateways/payment/payment.ts'

/** What the platform says of a payment, once read. */
export type Verdict =
  /** Unpaid: the platform has answered that there is no order. */
  | { readonly kind: 'attente'; readonly isUnpaid: boolean }
  | { readonly kind: 'refuse' }
  | {
      readonly kind: 'paye' | 'rembourse' | 'conteste'
      readonly commande: Commande
      readonly reglement: Reglement
    }
  | { readonly kind: 'anomalie'; readonly anomalie: AnomaliePaiement; readonly commande: Commande }

type Expected = { readonly id: string; readonly montantCents: number; readonly organisation: string }

const PAID = new Set(['Authorized', 'Registered', 'Corrected', 'Refunding'])
const FAILED = new Set(['Refused', 'Error', 'Canceled', 'Abandoned', 'Deleted', 'Inconsistent', 'NoDonation'])

/** Ours, as the platform gives it back. */
const paiementIdOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'paiementId' in metadata
    ? metadata.paiementId
    : undefined

/** Any state that we do not know is one to wait for. */
const kindOf = ({ state }: Reglement): 'paye' | 'rembourse' | 'conteste' | 'refuse' | 'attente' => {
  if (PAID.has(state)) return 'paye'
  if (state === 'Refunded') return 'rembourse'
  if (state === 'Contested') return 'conteste'
  return FAILED.has(state) ? 'refuse' : 'attente'
}

export const isPaid = (reglement: Reglement): boolean => kindOf(reglement) === 'paye'

/**
 * What a reading of the platform means for one payment. Paid only when the order is of our association, carries our
 * reference and the exact amount: whatever else holds money is for somebody to look at, never granted, never dropped.
 */
export const verdictOf = (state: CheckoutState | undefined, expected: Expected): Verdict => {
  const commande = state?.commande
  if (!commande) return { kind: 'attente', isUnpaid: state !== undefined }
  if (commande.organisation !== expected.organisation || paiementIdOf(state.metadata) !== expected.id)
    return { kind: 'anomalie', anomalie: 'reference', commande }
  const found = commande.reglements.map((reglement) => ({ kind: kindOf(reglement), reglement }))
  const settled =
    found.find(({ kind }) => kind === 'paye') ??
    found.find(({ kind }) => kind === 'conteste' || kind === 'rembourse')
  if (settled) {
    const { kind, reglement } = settled
    if (commande.montantCents !== expected.montantCents || reglement.montantCents !== expected.montantCents)
      return { kind: 'anomalie', anomalie: 'montant', commande }
    return { kind: kind as 'paye' | 'rembourse' | 'conteste', commande, reglement }
  }
  const isRefused = found.length > 0 && found.every(({ kind }) => kind === 'refuse')
  return isRefused ? { kind: 'refuse' } : { kind: 'attente', isUnpaid: false }
}
