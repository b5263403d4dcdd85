import type { OutgoingHttpHeaders } from 'node:http'
import { isTokenExpired } from '@entrelles/contract/kit/constants.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from './clock.ts'

/** Heartbeat interval, so that proxies do not close a quiet stream. */
const BEAT_MS = 25_000
const TICK_MS = 1000

/** A server-sent event stream to one client. */
export type EventStream = {
  readonly send: (event: unknown) => void
  readonly end: () => void
}

/** The source of a stream's events. */
export type Feed = {
  readonly open: (stream: EventStream) => void
  /** Called at each heartbeat, to check that no event was missed. */
  readonly beat: () => void
  readonly close: () => void
}

export type Streams = {
  /** Streams events until the token expires, the client leaves or the server stops. */
  readonly open: (reply: FastifyReply, feed: Feed, tokenExpiresAt: number) => void
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Disables proxy buffering, which would delay the events.
  'x-accel-buffering': 'no',
  // Closes the connection with its stream: keep-alive would delay the server's stop.
  connection: 'close',
}

/** The streams of a server: a single timer, and all are ended when the server stops. */
export const createStreams = (app: FastifyInstance, now: Clock): Streams => {
  const opened = new Set<{ beatAt: number; endsAt: number; beat: () => void; end: () => void }>()
  let closing = false

  const tick = (): void => {
    const time = Date.now()
    const at = now()
    for (const stream of opened) {
      if (isTokenExpired(stream.endsAt, at)) stream.end()
      else if (stream.beatAt <= time) {
        stream.beatAt = time + BEAT_MS
        stream.beat()
      }
    }
  }
  const timer = setInterval(tick, TICK_MS).unref()
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(timer)
    for (const stream of opened) stream.end()
  })

  return {
    open: (reply, feed, endsAt) => {
      if (closing) throw commonErrors.indisponible()
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...HEADERS })
      const write = (text: string): void => {
        if (!raw.writableEnded) raw.write(text)
      }
      const stream = {
        beatAt: Date.now() + BEAT_MS,
        endsAt,
        beat: () => {
          write(':\n\n')
          feed.beat()
        },
        end: () => void raw.end(),
      }
      opened.add(stream)
      raw.once('close', () => {
        opened.delete(stream)
        feed.close()
      })
      feed.open({ send: (event) => write(`data: ${JSON.stringify(event)}\n\n`), end: stream.end })
    },
  }
}
