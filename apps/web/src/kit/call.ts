import type { Endpoint, EndpointCall, EndpointResponse } from '@entrelles/contract/kit/endpoint.ts'
import { actOf, closeAct, keyOfAct } from './acts.ts'
import { callErrorOf, CallError, NO_ANSWER } from './errors.ts'
import { bodyOf, urlOf, type LooseInput } from './request.ts'
import { readTokens } from './tokens.ts'

type SessionHandler = (error: CallError, endpoint: Endpoint) => void

let sessionHandler: SessionHandler = () => {}

/** Names who looks at each refused call for the session's sake (R7-16). */
export const setSessionHandler = (handler: SessionHandler): void => {
  sessionHandler = handler
}

/** The only fetch of the application. */
const send = async (endpoint: Endpoint, input: LooseInput, signal?: AbortSignal): Promise<Response> => {
  const url = urlOf(endpoint, input)
  const { body, headers } = bodyOf(endpoint, input)
  const token = readTokens()?.token
  const act = endpoint.creates && actOf(url, input.body)
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(act && { 'idempotency-key': keyOfAct(act) }),
      },
      ...(body && { body }),
      ...(signal && { signal }),
    })
    if (act && response.status < 500) closeAct(act)
    return response
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallError(NO_ANSWER, undefined, '', cause)
  }
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

/** Calls an endpoint of the contract; raises a CallError whenever it does not succeed. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointCall<E>,
  signal?: AbortSignal,
): Promise<EndpointResponse<E, Blob>> => {
  const response = await send(endpoint, input as LooseInput, signal)
  if (response.status >= 400) {
    const error = await callErrorOf(response)
    if (error.status !== 422) sessionHandler(error, endpoint)
    throw error
  }
  return (await read(endpoint, response)) as EndpointResponse<E, Blob>
}
