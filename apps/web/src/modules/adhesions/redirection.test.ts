import { expect, test } from 'vitest'
import { redirectionOf } from './redirection.ts'

const ORIGIN = 'https://entrelles.test'

test('[R4-8] the payment URL is followed, and so is the return page of an already paid year', () => {
  expect(redirectionOf('https://pay.test/checkout/abc', ORIGIN)).toBe('https://pay.test/checkout/abc')
  expect(redirectionOf('/adhesion-paiement?code=succeeded&checkoutIntentId=4', ORIGIN)).toBe(
    `${ORIGIN}/adhesion-paiement?code=succeeded&checkoutIntentId=4`,
  )
})

test('[R8-1] a missing or invalid URL is not followed', () => {
  for (const url of [undefined, null, '', 12, {}, 'https://', 'javascript:alert(1)', 'data:text/html,a'])
    expect(redirectionOf(url, ORIGIN)).toBeUndefined()
})
