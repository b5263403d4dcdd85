import { expect, test } from 'vitest'
import { accountOf, endsSession, expOf, isStale } from './refresh-rules.ts'

/** A token with a base64url payload, which atob does not accept as is. */
const tokenOf = (payload: unknown): string =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`

test('[R3-5] expOf reads the expiry of a token, and returns undefined for anything else', () => {
  expect(expOf(tokenOf({ exp: 1_800_000_000, a: '??>>??>>' }))).toBe(1_800_000_000)
  for (const token of ['', 'jeton', 'a.b.c', 'a..c', tokenOf({ exp: '12' }), tokenOf(null)])
    expect(expOf(token)).toBeUndefined()
})

test('accountOf reads the account of a token, and returns undefined for anything else', () => {
  expect(accountOf(tokenOf({ sub: 'maelle' }))).toBe('maelle')
  for (const token of ['', 'jeton', tokenOf({ sub: 12 }), tokenOf(null)])
    expect(accountOf(token)).toBeUndefined()
})

test('[R9-5] a token is stale once its expiry is past; a token without a readable expiry is not', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  const seconds = now.getTime() / 1000
  expect(isStale(tokenOf({ exp: seconds - 1 }), now)).toBe(true)
  expect(isStale(tokenOf({ exp: seconds }), now)).toBe(false)
  expect(isStale('jeton', now)).toBe(false)
})

test('[R4-4] a refresh answered with a 4xx other than 403 and 429 ends the session; other statuses do not', () => {
  for (const status of [400, 401, 404, 410, 422]) expect(endsSession(status)).toBe(true)
  for (const status of [0, 200, 403, 429, 500, 502, 503]) expect(endsSession(status)).toBe(false)
})
