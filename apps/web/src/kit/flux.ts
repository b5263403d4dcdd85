import type { Endpoint, StreamAnswer } from '@entrelles/contract/kit/endpoint.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import { CallError } from './errors.ts'
import { freshToken } from './refresh.ts'
import { urlOf } from './request.ts'

/** The server sends a heartbeat every 25 s: a longer silence means a dead connection, or a proxy that buffers. */
const SILENCE_MS = 40_000

type Stream = Endpoint & { readonly answers: { readonly 200: StreamAnswer } }
type EventOf<E extends Stream> = z.output<E['answers'][200]['event']>

/** Parses the data of each event from chunks cut anywhere. */
const createReader = (onData: (data: string) => void) => {
  let rest = ''
  return (text: string): void => {
    const events = `${rest}${text}`.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) onData(event.slice('data: '.length))
  }
}

/**
 * Follows a stream of the contract until it ends; rejects when it cannot be opened, is cut or falls silent. Together
 * with send.ts the only use of fetch: EventSource would put the token in the URL.
 */
export const followFlux = async <E extends Stream>(
  endpoint: E,
  onEvent: (event: EventOf<E>) => void,
  signal: AbortSignal,
): Promise<void> => {
  const controller = new AbortController()
  const leave = (): void => controller.abort()
  let silence = setTimeout(leave, SILENCE_MS)
  signal.addEventListener('abort', leave)
  try {
    const token = await freshToken()
    controller.signal.throwIfAborted()
    const response = await fetch(urlOf(endpoint, {}), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: controller.signal,
    })
    if (!response.ok || !response.body) throw new CallError(response.status)
    const take = createReader((data) => onEvent(JSON.parse(data) as EventOf<E>))
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(leave, SILENCE_MS)
      take(decoder.decode(part.value, { stream: true }))
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
    leave()
  }
}
