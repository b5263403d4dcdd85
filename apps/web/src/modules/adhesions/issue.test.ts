import { expect, test } from 'vitest'
import { nextAskIn, retourOf, VERIFICATION_MS, verificationHref } from './issue.ts'

test('[R2.4-3] [R4-8] « succeeded » is verified, « refused » is a refusal, any other code is a cancellation', () => {
  expect(retourOf('succeeded', '75698555')).toEqual({ issue: 'a_verifier', checkoutId: 75_698_555 })
  expect(retourOf('refused', '75698555')).toEqual({ issue: 'refuse' })
  expect(retourOf('refused', null)).toEqual({ issue: 'refuse' })
  for (const code of [null, '', 'SUCCEEDED', 'succeeded ', 'error', 'canceled'])
    expect(retourOf(code, '75698555'), String(code)).toEqual({ issue: 'annule' })
})

test('[R8-1] « succeeded » without a valid checkout id is an error, never a cancellation', () => {
  for (const id of [null, '', '0', '-1', '1.5', 'abc', '12abc', ' 12', '1e3', '2147483648', '99999999999'])
    expect(retourOf('succeeded', id), String(id)).toEqual({ issue: 'erreur' })
  expect(retourOf('succeeded', '2147483647')).toEqual({ issue: 'a_verifier', checkoutId: 2_147_483_647 })
})

test('verificationHref builds a URL that retourOf reads as a payment to verify', () => {
  const href = verificationHref(42)
  expect(href).toBe('/adhesion-paiement?code=succeeded&checkoutIntentId=42')
  const { searchParams } = new URL(href, 'https://entrelles.test')
  expect(retourOf(searchParams.get('code'), searchParams.get('checkoutIntentId'))).toEqual({
    issue: 'a_verifier',
    checkoutId: 42,
  })
})

test('[R4-8] a pending payment is polled every 5 seconds for a minute, a settled one is not', () => {
  expect(VERIFICATION_MS).toBe(60_000)
  expect(nextAskIn('en_attente', VERIFICATION_MS)).toBe(5000)
  expect(nextAskIn('en_attente', 1)).toBe(5000)
  expect(nextAskIn('en_attente', 0)).toBe(false)
  expect(nextAskIn('en_attente', -1)).toBe(false)
  for (const statut of ['paye', 'refuse', undefined] as const)
    expect(nextAskIn(statut, VERIFICATION_MS)).toBe(false)
})
