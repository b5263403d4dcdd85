import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from './address.ts'

const LIAISON = 'liaison'
const APPAREIL = 'appareil'
const AGENT_MAX = 300
const SECRET = /^[\w-]{43}$/

/** The origin of a request, and the cookies of its browser. */
export type Caller = {
  /** The correlation id, also in the log lines. */
  readonly requestId: string
  /** IPv4 address or IPv6 /64. */
  readonly address: string
  /** The User-Agent header. */
  readonly agent: string
  /** The secret without which the refresh tokens of this browser are useless. */
  readonly liaison: string | undefined
  /** The secret by which a browser used before is known; it outlives the session. */
  readonly appareil: string | undefined
  readonly header: (name: string) => string | undefined
  /**
   * Sent by a page of this site, according to Origin and Sec-Fetch-Site; false for a link opened from elsewhere. A caller
   * that is not a browser sends neither header.
   */
  readonly isFromPage: boolean
  /** Sets an HttpOnly cookie; clears it without a value. */
  readonly bind: (liaison: string | undefined, seconds: number) => void
  readonly know: (appareil: string, seconds: number) => void
}

const cookieOf = (header: string | undefined, cookie: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('=', 2))
    .find(([name]) => name === cookie)?.[1]

/** The cookies are `Secure` if the site is served over https. */
export const createCaller = (request: FastifyRequest, to: FastifyReply, publicUrl: string): Caller => {
  const { headers } = request
  const appareil = cookieOf(headers.cookie, APPAREIL)
  const attributes = `Path=/api; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`
  const set = (name: string, value: string | undefined, seconds: number): void =>
    void to.header('set-cookie', `${name}=${value ?? ''}; Max-Age=${value ? seconds : 0}; ${attributes}`)
  return {
    requestId: request.id,
    address: addressGroup(request.ip),
    agent: (headers['user-agent'] ?? '').slice(0, AGENT_MAX),
    liaison: cookieOf(headers.cookie, LIAISON),
    appareil: appareil !== undefined && SECRET.test(appareil) ? appareil : undefined,
    header: (name) => [headers[name] ?? []].flat()[0],
    isFromPage:
      [undefined, 'same-origin'].includes(headers['sec-fetch-site'] as string | undefined) &&
      [undefined, new URL(publicUrl).origin].includes(headers.origin),
    bind: (liaison, seconds) => set(LIAISON, liaison, seconds),
    know: (known, seconds) => set(APPAREIL, known, seconds),
  }
}

/** The form of another site must neither use, replace nor clear the cookies of this browser, which come with its requests. */
export const refuseOtherSites = ({ isFromPage }: Pick<Caller, 'isFromPage'>): void => {
  if (!isFromPage) throw commonErrors.acces_refuse()
}
