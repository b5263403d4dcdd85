import type { IncomingMessage, ServerResponse } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Call = {
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

export const html = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
})

export const empty = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: '',
})

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined if the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const MOST_BYTES = 1_000_000

export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  if (size > MOST_BYTES) throw new Error(`The body has more than ${MOST_BYTES} bytes.`)
  return Buffer.concat(chunks).toString()
}

export const send = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers })
  response.end(body)
}
