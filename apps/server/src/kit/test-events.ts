import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** The events received so far from a stream. */
export type TestEvents = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly events: unknown[]
  /** Resolves at the end of the stream. */
  readonly ended: Promise<unknown>
  readonly leave: () => void
}

/** Follows an event stream on its own connection. */
export const followEvents = async (url: string, token: string): Promise<TestEvents> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const call = request(url, { agent: false, headers }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const events: unknown[] = []
  let text = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = `${text}${chunk}`.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)))
  })
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    ended: new Promise((resolve) => answer.once('close', resolve)),
    leave: () => call.destroy(),
  }
}
