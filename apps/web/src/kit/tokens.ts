import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'

const KEY = 'token'

/** The stored tokens of the session, if any (R4-1). */
export const readTokens = (): Tokens | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Tokens> | null
    // Absent or malformed: no session.
    return typeof stored?.token === 'string' && typeof stored.refresh_token === 'string'
      ? (stored as Tokens)
      : undefined
  } catch {
    return undefined
  }
}

export const storeTokens = (tokens: Tokens): void => localStorage.setItem(KEY, JSON.stringify(tokens))

export const clearTokens = (): void => localStorage.removeItem(KEY)

/** Calls the listener when another tab stores tokens: it has renewed them, or logged in. */
export const onTokensStored = (listener: () => void): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) listener()
  })

/** Calls the listener when another tab closes the session. */
export const onTokensCleared = (listener: () => void): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === KEY || key === null) && newValue === null) listener()
  })
