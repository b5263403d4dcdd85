import { isTokenExpired } from '@entrelles/contract/kit/constants.ts'

/** The expiry of a token in seconds; undefined when it cannot be read (R3-5). */
export const expOf = (token: string): number | undefined => {
  try {
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { exp } = JSON.parse(payload) as { readonly exp?: unknown }
    return typeof exp === 'number' ? exp : undefined
  } catch {
    return undefined
  }
}

/** Whether the expiry of a token is past (R9-5). */
export const isStale = (token: string, now: Date): boolean => {
  const exp = expOf(token)
  return exp !== undefined && isTokenExpired(exp, now)
}

/** Whether the response to a refresh ends the session (R4-4): 403, 429 and server failures do not. */
export const endsSession = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 403 && status !== 429
