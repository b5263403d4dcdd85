import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

const PATIENCE_MS = 10_000

/**
 * POSTs the body and resolves with the status, or rejects. Uses a new connection that is closed at once, so that none
 * stays open.
 */
export const deliver = (
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = url.startsWith('https:') ? requestHttps : requestHttp
    const request = start(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'HelloAsso-Simulator',
          ...headers,
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      },
    )
    request.once('error', reject)
    request.end(body)
  })
