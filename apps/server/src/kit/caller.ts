import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address.ts'

const COOKIE = 'liaison'
const AGENT_MAX = 300

/** The origin of a request, and the cookie that binds a refresh token to its browser. */
export type Caller = {
  /** The correlation id, also in the log lines. */
  readonly requestId: string
  /** IPv4 address or IPv6 /64. */
  readonly address: string
  /** The User-Agent header. */
  readonly agent: string
  readonly liaison: string | undefined
  readonly header: (name: string) => string | undefined
  /** Sent by a page of this site, according to Sec-Fetch-Site; false for a link opened from elsewhere. */
  readonly isFromPage: boolean
  /** False if the Origin header names another site. A caller that is not a browser sends none. */
  readonly isFromOwnOrigin: boolean
  /** Sets an HttpOnly cookie; clears it without a value. */
  readonly bind: (liaison: string | undefined, seconds: number) => void
}

const cookieOf = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('=', 2))
    .find(([name]) => name === COOKIE)?.[1]

/** The cookies are `Secure` if the site is served over https. */
export const createCaller = (request: FastifyRequest, to: FastifyReply, publicUrl: string): Caller => ({
  requestId: request.id,
  address: addressGroup(request.ip),
  agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX),
  liaison: cookieOf(request.headers.cookie),
  header: (name) => [request.headers[name] ?? []].flat()[0],
  isFromPage: [undefined, 'same-origin'].includes(request.headers['sec-fetch-site'] as string | undefined),
  isFromOwnOrigin: [undefined, new URL(publicUrl).origin].includes(request.headers.origin),
  bind: (liaison, seconds) => {
    const attributes = `Path=/api; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`
    void to.header(
      'set-cookie',
      `${COOKIE}=${liaison ?? ''}; Max-Age=${liaison ? seconds : 0}; ${attributes}`,
    )
  },
})
