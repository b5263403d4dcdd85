import { isIP } from 'node:net'
import { Agent, request, type Dispatcher } from 'undici'
import { fencedLookup, isSpecialAddress } from './fenced-lookup.ts'

/** Deadline of a whole read, redirects and body included: a site that sends a byte a second must not hold a worker. */
const PATIENCE_MS = 5000
const MAX_BYTES = 1_048_576
const REDIRECTS_MAX = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export type Fetched = {
  /** The address that answered, after redirects. */
  readonly url: string
  /** The content type that the site declares. */
  readonly contentType: string
  /** At most its first megabyte. */
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/** Reads pages and pictures of other sites, whose addresses members choose. */
export type Outside = {
  readonly get: (url: string, accept: string) => Promise<Fetched>
  readonly close: () => Promise<void>
}

/** The site may not be read, or does not answer as it should. */
export class OutsideRefused extends Error {
  override readonly name = 'OutsideRefused'
  /** What the site answered, if it is not what it should. */
  readonly status: number | undefined

  constructor(
    reason: string,
    { status, ...options }: ErrorOptions & { readonly status?: number | undefined } = {},
  ) {
    super(reason, options)
    this.status = status
  }
}

export type OutsideOptions = {
  /** Servers of a test on this machine, by host and port, and their certificate. No setting gives them. */
  readonly here?: { readonly hosts: readonly string[]; readonly ca: string }
  readonly patienceMs?: number
}

const refuse = (...args: ConstructorParameters<typeof OutsideRefused>): OutsideRefused =>
  new OutsideRefused(...args)

/** Host names are checked when they are resolved. An IP address is never resolved, so it is checked here. */
const requirePublic = ({ protocol, hostname, port, username, password }: URL): void => {
  if (protocol !== 'https:') throw refuse(`${protocol} is not https`)
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0 && isSpecialAddress(address)) throw refuse(`${address} is a special address`)
  if (port !== '') throw refuse(`port ${port} is not that of https`)
  if (username !== '' || password !== '') throw refuse('the address contains a password')
}

const readFirstBytes = async (
  body: AsyncIterable<Buffer>,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES) break
  }
  return { bytes: Buffer.concat(chunks).subarray(0, MAX_BYTES), isWhole: size <= MAX_BYTES }
}

const firstOf = (header: string | string[] | undefined): string | undefined => [header ?? []].flat()[0]

/** Https to public addresses only: neither an address, nor a name, nor a redirect leads to the servers of this network. */
export const createOutside = ({ here, patienceMs = PATIENCE_MS }: OutsideOptions = {}): Outside => {
  const options = { allowH2: false, keepAliveTimeout: 1 }
  const fenced = new Agent({ ...options, connect: { lookup: fencedLookup, timeout: patienceMs } })
  const open = here && new Agent({ ...options, connect: { ca: here.ca } })

  /** Through the fence, unless it is the test's own server. */
  const dispatcherOf = (url: URL): Dispatcher => {
    if (open && url.protocol === 'https:' && here?.hosts.includes(url.host)) return open
    requirePublic(url)
    return fenced
  }

  const ask = async (url: URL, accept: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const answer = await request(url, {
      dispatcher: dispatcherOf(url),
      signal,
      headers: {
        accept,
        // Nothing is decompressed: a small answer cannot become a huge one.
        'accept-encoding': 'identity',
        'accept-language': 'fr,en;q=0.5',
        'user-agent': 'Mozilla/5.0 (compatible; Entrelles)',
      },
    })
    // A body that is not read to its end emits an error when its connection closes.
    answer.body.on('error', () => undefined)
    return answer
  }

  const follow = async (from: string, accept: string): Promise<Fetched> => {
    const signal = AbortSignal.timeout(patienceMs)
    let url = new URL(from)
    let status: number | undefined
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const { statusCode, headers, body } = await ask(url, accept, signal)
      const location = firstOf(headers.location)
      if (REDIRECTS.has(statusCode) && location !== undefined) {
        body.destroy()
        status = statusCode
        url = new URL(location, url)
        continue
      }
      const encoding = firstOf(headers['content-encoding']) ?? 'identity'
      if (statusCode !== 200 || encoding !== 'identity') {
        body.destroy()
        throw refuse(statusCode === 200 ? `encoded as ${encoding}` : `status ${statusCode}`, {
          status: statusCode,
        })
      }
      const contentType = firstOf(headers['content-type']) ?? ''
      return { url: url.href, contentType, ...(await readFirstBytes(body)) }
    }
    throw refuse('too many redirects', { status })
  }

  return {
    get: async (url, accept) => {
      try {
        return await follow(url, accept)
      } catch (error) {
        if (error instanceof OutsideRefused) throw error
        throw refuse(error instanceof Error ? error.message : 'no answer', { cause: error })
      }
    },
    close: async () => {
      await Promise.all([fenced.destroy(), open?.destroy()])
    },
  }
}
