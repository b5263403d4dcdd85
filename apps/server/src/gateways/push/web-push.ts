import { createHash } from 'node:crypto'
import { Agent, request, type Dispatcher } from 'undici'
import { fencedLookup } from '#kit/fenced-lookup.ts'
import { isPushService } from './push-hosts.ts'
import {
  PushPostponed,
  PushRefused,
  type PushDestination,
  type PushGateway,
  type PushMessage,
} from './push.ts'

/** A push service that hangs must not hold a worker. */
const PATIENCE_MS = 5000
const MAX_WAIT_MS = 3_600_000
/** Push services accept 4,096 bytes, encrypted: what a phone shows of a text is far shorter. */
const TITLE_MAX = 120
const TEXT_MAX = 400

export type WebPushSettings = {
  readonly clePublique: string
  readonly clePrivee: string
  /** Where the push services may write to us: `mailto:` or `https:`. */
  readonly sujet: string
  /** Hosts of tests, with their port; they may be on this machine. */
  readonly hotes: readonly string[]
  /** Certificate of the test's push service. */
  readonly ca?: string
}

const clip = (text: string, max: number): string => {
  // Code points: their bytes are bounded, those of what is seen as one letter are not.
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}

/** The service keeps one waiting message per topic, whose length and alphabet are limited. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** The seconds or the date that the service asks to wait for. */
const waitOf = (retryAfter: string | undefined): number | null => {
  if (retryAfter === undefined) return null
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MAX_WAIT_MS)
}

type Encrypted = { readonly headers: Record<string, string>; readonly body: Buffer }

/** Encrypts for that browser alone. */
const encrypt = async (
  { endpoint, cles }: PushDestination,
  { titre, texte, url, tag, ttl }: PushMessage,
  { clePublique: publicKey, clePrivee: privateKey, sujet: subject }: WebPushSettings,
): Promise<Encrypted> => {
  // Only the worker sends: the API does without the library.
  const { default: webPush } = await import('web-push')
  const shown = { titre: clip(titre, TITLE_MAX), texte: clip(texte, TEXT_MAX), url, tag }
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: cles }, JSON.stringify(shown), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: ttl,
    topic: topicOf(tag),
  })
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return { headers: Object.fromEntries(texts), body: body ?? Buffer.alloc(0) }
}

/** Web Push (RFC 8030, 8291, 8292) over https, to the known push services only. */
export const createWebPush = (settings: WebPushSettings): PushGateway => {
  const { hotes, ca } = settings
  const outside = new Agent({ connect: { lookup: fencedLookup, timeout: PATIENCE_MS } })
  const here = new Agent({ connect: { timeout: PATIENCE_MS, ...(ca !== undefined && { ca }) } })

  const post = async (endpoint: string, { headers, body }: Encrypted): Promise<Dispatcher.ResponseData> => {
    // Redirects are not followed: they could lead out of the list.
    const dispatcher = hotes.includes(new URL(endpoint).host) ? here : outside
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const answer = await request(endpoint, { method: 'POST', headers, body, dispatcher, signal })
      // The status says all: the rest is read only to keep the connection.
      answer.body.dump({ limit: 16_384, signal }).catch(() => undefined)
      return answer
    } catch (error) {
      throw new PushPostponed('no answer', null, { cause: error })
    }
  }

  return {
    send: async (to, message) => {
      const { endpoint } = to
      if (!isPushService(endpoint, hotes)) throw new PushRefused('not a push service')
      const { statusCode: status, headers } = await post(endpoint, await encrypt(to, message, settings))
      if (status >= 200 && status < 300) return 'ok'
      if (status === 404 || status === 410) return 'gone'
      if (status === 429 || status >= 500)
        throw new PushPostponed(String(status), waitOf([headers['retry-after'] ?? []].flat()[0]))
      throw new PushRefused(String(status))
    },
    close: async () => {
      await Promise.all([outside.destroy(), here.destroy()])
    },
  }
}
