import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { CallError, callErrorOf, NO_ANSWER, refusalOf } from './errors.ts'
import { loadWithRetry } from './lazy-with-retry.ts'
import { endsSession, isStale } from './refresh-rules.ts'
import { send } from './send.ts'
import { readTokens, storeTokens } from './tokens.ts'

const LOCK = 'rafraichissement'
/** A hanging request must not hold the lock forever. */
const TIMEOUT_MS = 20_000

let endSession = (): void => {}

/** Registers the function called when a refresh ends the session. */
export const setSessionEnd = (handler: () => void): void => {
  endSession = handler
}

/**
 * A token that was already expired when received: the clock of this device is ahead, so the token is used until the
 * server refuses it.
 */
let believed: string | undefined

const request = async (tokens: Tokens): Promise<Response> => {
  const { sessionEndpoints } = await loadWithRetry(
    () => import('@entrelles/contract/modules/session/session.endpoints.ts'),
  )
  try {
    return await send(
      sessionEndpoints.renewSession,
      { body: { refresh_token: tokens.refresh_token } },
      tokens.token,
      AbortSignal.timeout(TIMEOUT_MS),
    )
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(NO_ANSWER, undefined, '', error)
  }
}

const answerOf = async (response: Response): Promise<Partial<Tokens>> => {
  try {
    return (await response.json()) as Partial<Tokens>
  } catch (cause) {
    // A proxy page instead of a response says nothing about the session.
    throw new CallError(NO_ANSWER, undefined, '', cause)
  }
}

const renew = async (stale: string): Promise<string | undefined> => {
  const tokens = readTokens()
  // Another tab has renewed the token, or has logged out.
  if (tokens?.token !== stale || tokens.refresh_token === '') return tokens?.token
  const response = await request(tokens)
  if (!response.ok && !endsSession(response.status)) throw await callErrorOf(response)
  const answer = response.ok ? await answerOf(response) : {}
  // The user may have logged out, or in again, meanwhile: the stored tokens win.
  if (readTokens()?.refresh_token !== tokens.refresh_token) return readTokens()?.token
  if (typeof answer.token !== 'string') {
    endSession()
    throw refusalOf(sessionErrors.session_terminee())
  }
  if (isStale(answer.token, new Date())) believed = answer.token
  storeTokens({ token: answer.token, refresh_token: answer.refresh_token ?? tokens.refresh_token })
  return answer.token
}

let renewal: Promise<string | undefined> | undefined

/** Replaces a refused token; all calls and tabs share one refresh (R4-4). */
export const renewToken = (stale: string): Promise<string | undefined> => {
  renewal ??= (
    'locks' in navigator ? navigator.locks.request(LOCK, () => renew(stale)) : renew(stale)
  ).finally(() => (renewal = undefined))
  return renewal
}

/** The stored token, renewed first when it has expired. Undefined for a visitor. */
export const freshToken = async (): Promise<string | undefined> => {
  const token = readTokens()?.token
  if (token === undefined || token === believed || !isStale(token, new Date())) return token
  return renewToken(token)
}
