import type { Endpoint } from '@entrelles/contract/kit/endpoint.ts'
import { actIdOf, closeAct, keyOfAct } from './acts.ts'
import { CallError, NO_ANSWER } from './errors.ts'
import { bodyOf, urlOf, type LooseInput } from './request.ts'

/** Sends a call. Without a token it is anonymous. */
export type Send = (
  endpoint: Endpoint,
  input: LooseInput,
  token: string | undefined,
  signal?: AbortSignal,
) => Promise<Response>

/** The same call, by the means that `transmit` has; it fails if there is no response. */
export const sendBy =
  (
    transmit: (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>,
  ): Send =>
  async (endpoint, input, token, signal) => {
    // The caller may have aborted while the token was being renewed.
    signal?.throwIfAborted()
    const url = urlOf(endpoint, input)
    const { body, headers } = bodyOf(endpoint, input)
    const act = endpoint.creates && actIdOf(url, input.body)
    try {
      const response = await transmit(url, {
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

/** With the stream of flux.ts, the only fetch of the application. */
export const send: Send = sendBy((url, init) => fetch(url, init))
