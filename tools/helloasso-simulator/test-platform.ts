import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A valid checkout request. */
export const CHECKOUT = {
  totalAmount: 8000,
  initialAmount: 8000,
  itemName: 'Adhésion annuelle',
  backUrl: 'https://site.example.org/adhesion-paiement',
  errorUrl: 'https://site.example.org/adhesion-paiement',
  returnUrl: 'https://site.example.org/adhesion-paiement',
  containsDonation: false,
  payer: { firstName: 'Zoé', lastName: 'Martin', email: 'zoe@example.org', country: 'FRA' },
  metadata: { paiementId: '0190f3c2-0000-7000-8000-000000000000', v: 1 },
  paymentOptions: { enableSepa: false },
}

export type Target = {
  readonly url: string
  readonly slug: string
  readonly clientId: string
  readonly clientSecret: string
}

export type Reply<Body = Record<string, unknown>> = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Body
}

const replyOf = async <Body>(answer: Response): Promise<Reply<Body>> => {
  const text = await answer.text()
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  let body: unknown
  try {
    body = isJson ? JSON.parse(text) : undefined
  } catch {
    body = undefined
  }
  return { status: answer.status, headers: answer.headers, text, body: body as Body }
}

export type Tokens = { access_token: string; refresh_token: string; token_type: string; expires_in: number }

/** Client of the platform without timeout or retry. */
export const createPlatformClient = ({ url, slug, clientId, clientSecret }: Target) => {
  const token = async <Body = Tokens>(form: Record<string, string>): Promise<Reply<Body>> =>
    replyOf(await fetch(`${url}/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) }))
  const login = <Body = Tokens>(secret = clientSecret) =>
    token<Body>({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret })
  const refresh = <Body = Tokens>(refreshToken: string) =>
    token<Body>({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken })
  let kept: string | undefined
  /** One token for all calls: the platform limits token requests. */
  const accessToken = async (): Promise<string> => {
    kept ??= (await login()).body.access_token
    return kept
  }
  const call = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    { body, bearer, signal }: { body?: unknown; bearer?: string; signal?: AbortSignal } = {},
  ): Promise<Reply<Body>> =>
    replyOf(
      await fetch(`${url}/v5${path}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer ?? (await accessToken())}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    )
  return {
    token,
    login,
    refresh,
    accessToken,
    call,
    forget: () => (kept = undefined),
    create: (changes: object = {}, signal?: AbortSignal) =>
      call<{ id: number; redirectUrl: string }>('POST', `/organizations/${slug}/checkout-intents`, {
        body: { ...CHECKOUT, ...changes },
        ...(signal && { signal }),
      }),
    read: <Body = Record<string, unknown>>(id: number) =>
      call<Body>('GET', `/organizations/${slug}/checkout-intents/${id}`),
  }
}

export type PlatformClient = ReturnType<typeof createPlatformClient>

export type Received = {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: { eventType: string; data: Record<string, unknown>; metadata?: unknown }
}

/** The notified site: a real server, which responds with 200 by default. */
export const startReceiver = async () => {
  const received: Received[] = []
  const statuses: number[] = []
  const watchers = new Set<() => void>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      received.push({ headers: request.headers, text, body: JSON.parse(text) as Received['body'] })
      response.writeHead(statuses.shift() ?? 200).end()
      for (const watch of watchers) watch()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notifications`,
    received,
    /** Statuses of the next responses. */
    answerWith: (...next: number[]) => void statuses.splice(0, Infinity, ...next),
    types: () => received.map(({ body }) => body.eventType),
    whenReceived: (count: number) =>
      new Promise<void>((resolve) => {
        const watch = (): void => {
          if (received.length < count) return
          watchers.delete(watch)
          resolve()
        }
        watchers.add(watch)
        watch()
      }),
    clear: () => {
      received.length = 0
      statuses.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
