import { describe, expect, test } from 'vitest'
import type { CheckoutState, Commande, Reglement } from '#gateways/payment/payment.ts'
import { verdictOf } from './verdict.ts'

const EXPECTED = { id: 'le-notre', montantCents: 8000, organisation: 'entrelles' }
const reglement = (state: string, montantCents = 8000): Reglement => ({
  id: 1,
  state,
  montantCents,
  date: new Date('2026-11-14T09:00:00Z'),
  recuUrl: null,
  commandeId: 2,
})
const commande = (fields: Partial<Commande> = {}): Commande => ({
  id: 2,
  date: new Date('2026-11-14T09:00:00Z'),
  organisation: 'entrelles',
  formulaire: 'Checkout',
  checkoutIntentId: 3,
  payeur: { email: null, nom: null },
  montantCents: 8000,
  reglements: [reglement('Authorized')],
  ...fields,
})
const state = (
  fields?: Partial<Commande>,
  metadata: unknown = { paiementId: 'le-notre' },
): CheckoutState => ({
  id: 3,
  metadata,
  commande: commande(fields),
})
const kindOf = (given: CheckoutState | undefined) => verdictOf(given, EXPECTED).kind

describe('[R4-8] verdictOf', () => {
  test('without a checkout, an order or a payment, the verdict is to wait', () => {
    expect(kindOf(undefined)).toBe('attente')
    expect(kindOf({ id: 3, metadata: {}, commande: null })).toBe('attente')
    expect(kindOf(state({ reglements: [] }))).toBe('attente')
  })

  test.each([
    ['Authorized', 'paye'],
    ['Registered', 'paye'],
    ['Corrected', 'paye'],
    ['Refunding', 'paye'],
    ['Refunded', 'rembourse'],
    ['Contested', 'conteste'],
    ['Pending', 'attente'],
    ['Unknown', 'attente'],
    ['Init', 'attente'],
    ['Waiting', 'attente'],
    ['WaitingBankValidation', 'attente'],
    ['WaitingBankWithdraw', 'attente'],
    ['WaitingAuthentication', 'attente'],
    ['AuthorizedPreprod', 'attente'],
    ['UnEtatInvente', 'attente'],
    ['Refused', 'refuse'],
    ['Error', 'refuse'],
    ['Canceled', 'refuse'],
    ['Abandoned', 'refuse'],
    ['Deleted', 'refuse'],
    ['Inconsistent', 'refuse'],
    ['NoDonation', 'refuse'],
  ])('%s: %s', (etat, kind) => {
    expect(kindOf(state({ reglements: [reglement(etat)] }))).toBe(kind)
  })

  test('a refusal followed by a payment counts as paid', () => {
    expect(kindOf(state({ reglements: [reglement('Refused'), reglement('Authorized')] }))).toBe('paye')
  })

  test.each([
    ['reference', state({}, { paiementId: 'un-autre' })],
    ['reference', state({}, null)],
    ['reference', state({}, 'le-notre')],
    ['reference', state({ organisation: 'une-autre' })],
    ['montant', state({ montantCents: 100 })],
    ['montant', state({ reglements: [reglement('Authorized', 100)] })],
  ])('an order with another %s is an anomaly, never paid', (anomalie, given) => {
    expect(verdictOf(given, EXPECTED)).toMatchObject({ kind: 'anomalie', anomalie })
  })
})
