import type { Endpoint, EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { callErrorOf, CallError, isUnconfirmed } from './errors.ts'
import { askReauthentication } from './reauthentication.ts'
import { freshToken, renewToken } from './refresh.ts'
import type { LooseInput } from './request.ts'
import { send, type Send } from './send.ts'
import { readTokens } from './tokens.ts'

type SessionHandler = (error: CallError, endpoint: Endpoint) => void

let sessionHandler: SessionHandler = () => {}

/** Registers the function called after each failed call, except a 422, so that the session may end (R7-16). */
export const setSessionHandler = (handler: SessionHandler): void => {
  sessionHandler = handler
}

/** The calls of an emailed login link are anonymous: its token authenticates them (R7-13). */
const LIENS = new Set(['/api/connexion/lien/:token', '/api/connexion/lien/:token/apercu'])
/** These endpoints open, renew or end a session: they do not wait for a fresh token (R4-4). */
const WITHOUT_REFRESH = new Set([
  '/api/login_check',
  '/api/login_check/second_facteur',
  '/api/token/refresh',
  '/api/token/revoke',
])

/** Sends a call with a fresh token; after a 401 renews the token and retries once (R4-4). */
const sendFresh = async (
  endpoint: Endpoint,
  input: LooseInput,
  signal: AbortSignal | undefined,
  by: Send,
): Promise<Response> => {
  if (LIENS.has(endpoint.path)) return by(endpoint, input, undefined, signal)
  if (WITHOUT_REFRESH.has(endpoint.path)) return by(endpoint, input, readTokens()?.token, signal)
  const token = await freshToken()
  const response = await by(endpoint, input, token, signal)
  if (response.status !== 401 || token === undefined || endpoint.access === 'public') return response
  const renewed = await renewToken(token)
  return renewed === undefined || renewed === token ? response : by(endpoint, input, renewed, signal)
}

const read = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined
  const answer = endpoint.answers[response.status as keyof Endpoint['answers']]
  if (answer && 'kind' in answer) return answer.kind === 'file' ? response.blob() : undefined
  try {
    return await response.json()
  } catch (cause) {
    throw new CallError(response.status, undefined, '', cause)
  }
}

/** Calls an endpoint of the contract; throws a CallError unless it succeeds. `by` sends it, if not `fetch`. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointCall<E>,
  signal?: AbortSignal,
  by: Send = send,
): Promise<EndpointResponse<E, Blob>> => {
  const attempt = async (): Promise<EndpointResponse<E, Blob>> => {
    const response = await sendFresh(endpoint, input as LooseInput, signal, by)
    if (response.status < 400) return (await read(endpoint, response)) as EndpointResponse<E, Blob>
    const error = await callErrorOf(response)
    if (error.status !== 422) sessionHandler(error, endpoint)
    throw error
  }
  try {
    return await attempt()
  } catch (error) {
    // Once the password is typed again, the same call goes on by itself: no screen knows about it.
    if (endpoint.confirmation && isUnconfirmed(error) && (await askReauthentication())) return attempt()
    throw error
  }
}
