import { request, type Agent } from 'node:http'
import { text } from 'node:stream/consumers'

type Sent = {
  readonly method?: 'GET' | 'POST'
  readonly token?: string
  readonly body?: object
  /** The same key on each attempt of one creation. */
  readonly key?: string | undefined
  readonly agent?: Agent
  /** The caller leaves after this time without an answer. */
  readonly patienceMs?: number | undefined
}

export type Outcome = {
  /** 0 without an answer. */
  readonly status: number
  readonly text: string
  readonly ms: number
  readonly error?: NodeJS.ErrnoException
}

/** Sends a request. Unlike `fetch`, it tells a connection that was refused from one that was closed. */
export const send = (url: string, sent: Sent = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const { method = 'GET', token, body, key, agent, patienceMs } = sent
    const start = performance.now()
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const signal = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }
    const call = request(url, { method, headers, ...(agent && { agent }), ...signal })
    const end = (answer: Pick<Outcome, 'status' | 'text' | 'error'>): void =>
      resolve({ ...answer, ms: performance.now() - start })
    const fail = (error: NodeJS.ErrnoException): void => end({ status: 0, text: '', error })
    call.on('error', fail)
    call.on('response', (answer) => {
      text(answer).then((read) => end({ status: answer.statusCode ?? 0, text: read }), fail)
    })
    call.end(body && JSON.stringify(body))
  })

const NOT_RECEIVED = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/**
 * Nobody listens, the node closed an idle connection just as the client wrote to it, or the system reset a connection that the
 * node had not accepted yet when it stopped listening. The client cannot tell these from a node that died with the request.
 */
export const isNotAnswered = ({ error }: Outcome): boolean => NOT_RECEIVED.has(error?.code ?? '')
