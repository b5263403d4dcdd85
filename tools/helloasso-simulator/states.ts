/** All payment states of the platform. */
export const PAYMENT_STATES = [
  'Pending',
  'Authorized',
  'Refused',
  'Unknown',
  'Registered',
  'Error',
  'Refunded',
  'Refunding',
  'Waiting',
  'Canceled',
  'Contested',
  'WaitingBankValidation',
  'WaitingBankWithdraw',
  'Abandoned',
  'WaitingAuthentication',
  'AuthorizedPreprod',
  'Corrected',
  'Deleted',
  'Inconsistent',
  'NoDonation',
  'Init',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A test may set an unknown state: the platform may add one. */
export type AnyPaymentState = PaymentState | (string & {})

const CASH_OUT: Readonly<Record<string, string>> = {
  Authorized: 'Transfered',
  AuthorizedPreprod: 'Transfered',
  Refunding: 'Refunding',
  Refunded: 'Refunded',
  Contested: 'Contested',
}

export const cashOutOf = (state: AnyPaymentState): string => CASH_OUT[state] ?? 'Unknown'

/** A SEPA debit waits for the bank, a card never does. */
export const meansOf = (state: AnyPaymentState): string => (state.startsWith('WaitingBank') ? 'Sepa' : 'Card')

export const itemStateOf = (state: AnyPaymentState): string =>
  /^(Pending|Init|Waiting)/.test(state) ? 'Waiting' : 'Processed'
