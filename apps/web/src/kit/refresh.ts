import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { CallError, callErrorOf, NO_ANSWER, refusalOf } from './errors.ts'
import { loadWithRetry } from './lazy-with-retry.ts'
import { endsSession, isStale } from './refresh-rules.ts'
import { send } from './send.ts'
import { readTokens, storeTokens } from './tokens.ts'

const LOCK = 'rafraichissement'
/** The lock must not be held for ever by a call that hangs. */
const TIMEOUT_MS = 20_000

let endSession = (): void => {}

/** Names who ends the session when no new token is given for it. */
export const setSessionEnd = (handler: () => void): void => {
  endSession = handler
}

/** A token that was over the moment it came: the clock of this device is ahead, and only the server's counts. */
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
    // A proxy's page in the place of an answer says nothing of the session.
    throw new CallError(NO_ANSWER, undefined, '', cause)
  }
}

const renew = async (stale: string): Promise<string | undefined> => {
  const tokens = readTokens()
  // Another tab was faster, or has logged out.
  if (tokens?.token !== stale || tokens.refresh_token === '') return tokens?.token
  const response = await request(tokens)
  if (!response.ok && !endsSession(response.status)) throw await callErrorOf(response)
  const answer = response.ok ? await answerOf(response) : {}
  // She may have logged out, or in again, meanwhile: what is stored then wins.
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

/** The token that replaces a refused one: one refresh for all calls and all tabs (R4-4). */
export const renewToken = (stale: string): Promise<string | undefined> => {
  renewal ??= (
    'locks' in navigator ? navigator.locks.request(LOCK, () => renew(stale)) : renew(stale)
  ).finally(() => (renewal = undefined))
  return renewal
}

/** The token to call with: the stored one, renewed first when it is over. Undefined for a visitor. */
export const freshToken = async (): Promise<string | undefined> => {
  const token = readTokens()?.token
  if (token === undefined || token === believed || !isStale(token, new Date())) return token
  return renewToken(token)
}
