import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { actIdOf, closeAct, keyOfAct } from './acts.ts'
import { CallError, NO_ANSWER } from './errors.ts'
import { bodyOf, urlOf, type LooseInput } from './request.ts'

/** With the stream of flux.ts, the only fetch of the application. Without a token the call is anonymous. */
export const send = async (
  endpoint: Endpoint,
  input: LooseInput,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Response> => {
  // The caller may have aborted while the token was being renewed.
  signal?.throwIfAborted()
  const url = urlOf(endpoint, input)
  const { body, headers } = bodyOf(endpoint, input)
  const act = endpoint.creates && actIdOf(url, input.body)
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        // R7-9: tells the calls of a page from mail scanners that open links.
        'x-requested-with': 'XMLHttpRequest',
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(act && { 'idempotency-key': keyOfAct(act) }),
      },
      // A page whose address holds a secret has no referrer; without one, the server could not check the origin.
      referrerPolicy: 'strict-origin',
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
