import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address.ts'

const COOKIE = 'liaison'
const AGENT_MAX = 300

/** Where a call comes from, and the cookie that binds a refresh token to its browser. */
export type Caller = {
  /** The correlation id of the call: its log lines carry it. */
  readonly requestId: string
  /** Its address, or its /64. */
  readonly address: string
  /** What the browser says of itself. */
  readonly agent: string
  readonly liaison: string | undefined
  readonly header: (name: string) => string | undefined
  /** Made by a page of ours, as far as the browser tells; a link that somebody opened is not. */
  readonly isFromPage: boolean
  /** Gives the browser a cookie that no script reads; without a value takes it back. */
  readonly bind: (liaison: string | undefined, seconds: number) => void
}

const cookieOf = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('=', 2))
    .find(([name]) => name === COOKIE)?.[1]

/** `Secure` where the site is served over https. */
export const createCaller = (request: FastifyRequest, to: FastifyReply, https: boolean): Caller => ({
  requestId: request.id,
  address: addressGroup(request.ip),
  agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_MAX),
  liaison: cookieOf(request.headers.cookie),
  header: (name) => [request.headers[name] ?? []].flat()[0],
  isFromPage: [undefined, 'same-origin'].includes(request.headers['sec-fetch-site'] as string | undefined),
  bind: (liaison, seconds) => {
    const attributes = `Path=/api; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
    void to.header(
      'set-cookie',
      `${COOKIE}=${liaison ?? ''}; Max-Age=${liaison ? seconds : 0}; ${attributes}`,
    )
  },
})
