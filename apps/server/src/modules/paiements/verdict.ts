import type { AnomaliePaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { CheckoutState, Commande, Reglement } from '#gateways/payment/payment.ts'

/** The meaning of the platform's response for a payment. */
export type Verdict =
  /** `isUnpaid`: the platform answered that there is no order. */
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

/** Our payment id, which the platform returns in the metadata. */
const paiementIdOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'paiementId' in metadata
    ? metadata.paiementId
    : undefined

/** Unknown states mean waiting. */
const kindOf = ({ state }: Reglement): 'paye' | 'rembourse' | 'conteste' | 'refuse' | 'attente' => {
  if (PAID.has(state)) return 'paye'
  if (state === 'Refunded') return 'rembourse'
  if (state === 'Contested') return 'conteste'
  return FAILED.has(state) ? 'refuse' : 'attente'
}

export const isPaid = (reglement: Reglement): boolean => kindOf(reglement) === 'paye'

/**
 * The verdict of a reading of the platform for one payment. It is paid only if the order belongs to our
 * association, with our reference and the exact amount. Any other money is an anomaly for an administrator, never
 * granted, never dropped.
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
