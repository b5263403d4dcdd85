import type { PortePaiement, StatutRetour } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { CheckoutState, Pace, PaymentGateway } from '#gateways/payment/payment.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { reportError } from '#kit/reporting.ts'
import type { PeriodeCtx } from '#modules/adhesions/adhesions.public.ts'
import type { findPaiement } from './paiements.queries.ts'
import { applyVerdict } from './apply-verdict.ts'
import { verdictOf } from './verdict.ts'

/** The context of a confirmation, which requests and jobs both provide. */
export type ConfirmCtx = Pick<JobCtx, 'db' | 'payment' | 'log'> & {
  readonly transaction: <Value>(write: (ctx: PeriodeCtx) => Promise<Value>) => Promise<Value>
}

export type Paiement = NonNullable<Awaited<ReturnType<typeof findPaiement>>>

const PACES: Record<PortePaiement, Pace> = {
  retour: 'return',
  administratrice: 'page',
  notification: 'job',
  verification: 'job',
  releve: 'job',
}

/** Reads our checkout, or only the order of a payment that was made elsewhere and attached to a member. */
export const readState = async (
  { id, checkoutIntentId, commandeId }: Paiement,
  payment: PaymentGateway,
  pace: Pace,
): Promise<CheckoutState | undefined> => {
  if (checkoutIntentId !== null) return payment.readCheckout(checkoutIntentId, pace)
  const commande = commandeId === null ? undefined : await payment.readCommande(commandeId)
  return commande && { id: 0, metadata: { paiementId: id }, commande }
}

/**
 * The only way to settle an online payment: reads the platform and applies its verdict once. Called by the
 * browser's return, notifications, timed checks, the administrator's button and the job that reads the
 * platform's list four times a day.
 */
export const confirmPaiement = async (
  paiement: Paiement,
  porte: PortePaiement,
  { payment, log, transaction }: Omit<ConfirmCtx, 'db'>,
): Promise<StatutRetour> => {
  const paiementId = paiement.id
  const state = await readState(paiement, payment, PACES[porte])
  const verdict = verdictOf(state, { ...paiement, organisation: payment.organisation })
  if (!state) log.error({ paiementId }, 'the platform does not know our payment: does our key still read it?')
  if (verdict.kind === 'anomalie') {
    log.error({ paiementId, anomalie: verdict.anomalie }, 'a payment must be looked at')
    reportError(new Error(`A payment must be looked at: ${verdict.anomalie}`))
  }
  return transaction((inside) => applyVerdict(paiementId, verdict, porte, inside))
}
