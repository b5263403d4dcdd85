import { createHmac } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { describe, expect, test } from 'vitest'
import { createTestClock } from './test-clock.ts'
import { ACCESS_TOKEN_SECONDS, createTokens } from './tokens.ts'

const SECRET = 'f3b1c9d87e6a5f4c3b2a1908f7e6d5c4'
const clock = createTestClock()
const tokens = createTokens(SECRET, clock.now)
const seconds = Math.floor(clock.now().getTime() / 1000)
const payload = {
  iss: 'entrelles',
  aud: 'entrelles-web',
  sub: 'a',
  sid: 's',
  iat: seconds,
  exp: seconds + 60,
}
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const forge = (claims: object, key = SECRET, algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256'): string =>
  `Bearer ${createSigner({ key, algorithm })(claims)}`

/** Signed like the tokens of the product, with another header. */
const withHeader = (header: object): string => {
  const signed = `${encode(header)}.${encode(payload)}`
  return `Bearer ${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
}

describe('a token', () => {
  test('contains the member and the session, and never a role', () => {
    const token = tokens.sign({ adherenteId: 'a', sessionId: 's' })
    expect(tokens.read(`Bearer ${token}`)).toEqual({
      adherenteId: 'a',
      sessionId: 's',
      expiresAt: seconds + ACCESS_TOKEN_SECONDS,
    })
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  test('forged like those below is accepted, so that each refusal has a single cause', () => {
    const read = { adherenteId: 'a', sessionId: 's' }
    expect(tokens.read(forge(payload))).toMatchObject(read)
    expect(tokens.read(withHeader({ alg: 'HS256', typ: 'JWT' }))).toMatchObject(read)
  })

  test.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another scheme', `Basic ${forge(payload).slice('Bearer '.length)}`],
    ['no token', 'Bearer '],
    ['words', 'Bearer bonjour'],
    ['no signature', `Bearer ${encode({ alg: 'HS256' })}.${encode(payload)}.`],
    ['the algorithm none', `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`],
    ['another algorithm of the same family', forge(payload, SECRET, 'HS512')],
    ['another secret', forge(payload, `${SECRET}x`)],
    ['another type', withHeader({ alg: 'HS256', typ: 'reset+jwt' })],
    ['no type', withHeader({ alg: 'HS256' })],
    ['another issuer', forge({ ...payload, iss: 'ailleurs' })],
    ['another audience', forge({ ...payload, aud: 'ailleurs' })],
    ['no issuer', forge({ ...payload, iss: undefined })],
    ['no audience', forge({ ...payload, aud: undefined })],
    ['an empty audience', forge({ ...payload, aud: [] })],
    ['no expiry', forge({ ...payload, exp: undefined })],
    ['no session', forge({ ...payload, sid: undefined })],
    ['no member', forge({ ...payload, sub: undefined })],
    ['an expiry that is past', forge({ ...payload, exp: seconds - 1 })],
  ])('is refused with %s', (_case, authorization) => {
    expect(tokens.read(authorization)).toBeUndefined()
  })

  test('is refused if its payload was altered', () => {
    const [head, body, signature] = forge(payload).split('.')
    const altered = encode({ ...payload, sub: 'b' })
    expect(tokens.read(`${head}.${altered}.${signature}`)).toBeUndefined()
    expect(tokens.read(`${head}.${body}.${signature}`)).toBeDefined()
  })

  test('[R9-5] is valid until its expiry, even when cached', () => {
    const moving = createTestClock()
    const own = createTokens(SECRET, moving.now)
    const authorization = `Bearer ${own.sign({ adherenteId: 'a', sessionId: 's' })}`
    expect(own.read(authorization)).toBeDefined()
    moving.advance(ACCESS_TOKEN_SECONDS * 1000)
    expect(own.read(authorization)).toBeDefined()
    moving.advance(1)
    expect(own.read(authorization)).toBeUndefined()
    moving.advance(-1000)
    expect(own.read(authorization)).toBeDefined()
  })
})
