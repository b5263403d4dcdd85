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
  /** Whether the connection had served another request before. */
  readonly reused: boolean
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
      resolve({ ...answer, ms: performance.now() - start, reused: call.reusedSocket })
    const fail = (error: NodeJS.ErrnoException): void => end({ status: 0, text: '', error })
    call.on('error', fail)
    call.on('response', (answer) => {
      text(answer).then((read) => end({ status: answer.statusCode ?? 0, text: read }), fail)
    })
    call.end(body && JSON.stringify(body))
  })

/** Nobody listens, or the node closed an idle connection just as the client wrote to it: the request was not received. */
export const isNotReceived = ({ error, reused }: Outcome): boolean =>
  error?.code === 'ECONNREFUSED' || (reused && (error?.code === 'ECONNRESET' || error?.code === 'EPIPE'))
