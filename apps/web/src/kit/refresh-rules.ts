import { isTokenExpired } from '@entrelles/contract/kit/constants.ts'

type Payload = { readonly exp?: unknown; readonly sub?: unknown; readonly sid?: unknown }

const payloadOf = (token: string): Payload => {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return (JSON.parse(payload) as Payload | null) ?? {}
  } catch {
    return {}
  }
}

/** The expiry of a token in seconds; undefined when it cannot be read (R3-5). */
export const expOf = (token: string): number | undefined => {
  const { exp } = payloadOf(token)
  return typeof exp === 'number' ? exp : undefined
}

/** The account of a token; undefined when it cannot be read. */
export const accountOf = (token: string): string | undefined => {
  const { sub } = payloadOf(token)
  return typeof sub === 'string' ? sub : undefined
}

/** The session of a token; undefined when it cannot be read. */
export const sessionOf = (token: string): string | undefined => {
  const { sid } = payloadOf(token)
  return typeof sid === 'string' ? sid : undefined
}

/** Whether the expiry of a token is past (R9-5). */
export const isStale = (token: string, now: Date): boolean => {
  const exp = expOf(token)
  return exp !== undefined && isTokenExpired(exp, now)
}

/** Whether the response to a refresh ends the session (R4-4): 403, 429 and server failures do not. */
export const endsSession = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 403 && status !== 429
