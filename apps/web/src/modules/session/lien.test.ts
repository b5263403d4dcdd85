import { expect, test } from 'vitest'
import { jetonOf } from './lien.ts'

const ORIGIN = 'https://entrelles.test'
const A = 'a'.repeat(43)
const B = 'B-_9'.repeat(10) + 'xyz'

test('[R2.1-2] the token of a same-origin link is used, or else that of the path', () => {
  expect(jetonOf(A, `${ORIGIN}/api/connexion/lien/${B}`, ORIGIN)).toBe(B)
  expect(jetonOf('x', `/api/connexion/lien/${B}`, ORIGIN)).toBe(B)
  expect(jetonOf(A, null, ORIGIN)).toBe(A)
})

test.each([
  `https://pirate.example/api/connexion/lien/${B}`,
  `//pirate.example/api/connexion/lien/${B}`,
  `/\\pirate.example/api/connexion/lien/${B}`,
  `https://entrelles.test.pirate.example/api/connexion/lien/${B}`,
  `https://entrelles.test@pirate.example/api/connexion/lien/${B}`,
  `http://entrelles.test/api/connexion/lien/${B}`,
  `https://entrelles.test:8443/api/connexion/lien/${B}`,
  `${ORIGIN}/api/connexion/lien/../../users/${B}`,
  `${ORIGIN}/api/token/revoke`,
  `${ORIGIN}/api/connexion/lien/${B}/x`,
  `${ORIGIN}/api/connexion/lien/court`,
  'javascript:alert(1)',
  'http://[',
  '',
])('[R7-1] « %s » is not followed: the token of the path is used', (lienConnexion) => {
  expect(jetonOf(A, lienConnexion, ORIGIN)).toBe(A)
})

test.each(['', 'jeton', '..', `${A}a`, `${A.slice(1)}/`, `${A.slice(1)}%`])(
  '[R7-1] « %s » is not a token: jetonOf returns undefined',
  (token) => {
    expect(jetonOf(token, null, ORIGIN)).toBeUndefined()
  },
)
