import { isTokenExpired } from '@entrelles/contract/kit/constants.ts'
import { createSigner, createVerifier } from 'fast-jwt'
import { BoundedMap } from './bounded-map.ts'
import type { Clock } from './clock.ts'

/** The claims of a verified token. No role: roles are read from the database at each request. */
export type Claims = { readonly adherenteId: string; readonly sessionId: string; readonly expiresAt: number }

export type Tokens = {
  readonly sign: (of: { adherenteId: string; sessionId: string }) => string
  /** The claims of an Authorization header, or undefined if it is invalid. */
  readonly read: (authorization: string | undefined) => Claims | undefined
}

const ISSUER = 'entrelles'
const AUDIENCE = 'entrelles-web'
const ALGORITHM = 'HS256'
/** The type that the library writes: tokens issued before this check pass it. */
const TYPE = 'JWT'
export const ACCESS_TOKEN_SECONDS = 600
const MAX_KNOWN = 10_000
const END_LENGTH = 16

type Payload = { sub: string; sid: string; exp: number }

export const createTokens = (secret: string, now: Clock): Tokens => {
  const signer = createSigner({ key: secret, algorithm: ALGORITHM })
  const verifier = createVerifier({
    key: secret,
    algorithms: [ALGORITHM],
    checkTyp: TYPE,
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'exp'],
    // Checked below against the process clock, which tests can move.
    ignoreExpiration: true,
  })
  // Verifying a signature costs more than the rest of a light request, so verified headers are cached.
  // The key is only the end of the signature: hashing a whole token takes longer than comparing it.
  const known = new BoundedMap<string, { readonly authorization: string; readonly claims: Claims }>(MAX_KNOWN)

  const verify = (authorization: string): Claims | undefined => {
    if (!authorization.startsWith('Bearer ')) return undefined
    try {
      const { sub, sid, exp } = verifier(authorization.slice('Bearer '.length)) as Payload
      return { adherenteId: sub, sessionId: sid, expiresAt: exp }
    } catch {
      return undefined
    }
  }

  return {
    sign: ({ adherenteId, sessionId }) => {
      const iat = Math.floor(now().getTime() / 1000)
      return signer({
        iss: ISSUER,
        aud: AUDIENCE,
        sub: adherenteId,
        sid: sessionId,
        iat,
        exp: iat + ACCESS_TOKEN_SECONDS,
      })
    },
    read: (authorization) => {
      if (authorization === undefined) return undefined
      const end = authorization.slice(-END_LENGTH)
      const proven = known.get(end)
      const isKnown = proven?.authorization === authorization
      const claims = isKnown ? proven.claims : verify(authorization)
      if (!claims || isTokenExpired(claims.expiresAt, now())) return undefined
      if (!isKnown) known.set(end, { authorization, claims })
      return claims
    },
  }
}
