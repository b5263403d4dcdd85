import { sendBy, type Send } from './send.ts'

/** Statuses whose response has no body, and cannot be given one. */
const EMPTY = new Set([204, 205, 304])

/** Sends a call and reports the share of its body that has left, from 0 to 1: `fetch` cannot. */
export const sendWithProgress = (onProgress: (share: number) => void): Send =>
  sendBy(
    (url, { method = 'GET', headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest()
        const abort = () => request.abort()
        request.open(method, url)
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total > 0 ? loaded / total : 0),
        )
        request.addEventListener('load', () => {
          const { status, responseText } = request
          resolve(new Response(EMPTY.has(status) ? null : responseText, { status }))
        })
        request.addEventListener('error', () => reject(new TypeError('No response')))
        request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
        signal?.addEventListener('abort', abort)
        request.send(body as XMLHttpRequestBodyInit)
      }),
  )
