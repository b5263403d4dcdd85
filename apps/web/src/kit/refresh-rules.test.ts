import { expect, test } from 'vitest'
import { endsSession, expOf, isStale } from './refresh-rules.ts'

/** Its payload in the alphabet of addresses, which is not that of atob. */
const tokenOf = (payload: unknown): string =>
  `e30.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`

test('[R3-5] the client reads the end of a token, and nothing from what is not one', () => {
  expect(expOf(tokenOf({ exp: 1_800_000_000, a: '??>>??>>' }))).toBe(1_800_000_000)
  for (const token of ['', 'jeton', 'a.b.c', 'a..c', tokenOf({ exp: '12' }), tokenOf(null)])
    expect(expOf(token)).toBeUndefined()
})

test('[R9-5] a token is over when its end is before now; one that says nothing is left to the server', () => {
  const now = new Date('2026-11-14T12:00:00Z')
  const seconds = now.getTime() / 1000
  expect(isStale(tokenOf({ exp: seconds - 1 }), now)).toBe(true)
  expect(isStale(tokenOf({ exp: seconds }), now)).toBe(false)
  expect(isStale('jeton', now)).toBe(false)
})

test('[R4-4] a refresh answered by a 4xx but 403 and 429 ends the session, nothing else does', () => {
  for (const status of [400, 401, 404, 410, 422]) expect(endsSession(status)).toBe(true)
  for (const status of [0, 200, 403, 429, 500, 502, 503]) expect(endsSession(status)).toBe(false)
})
