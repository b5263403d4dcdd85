import { connect, type AddressInfo } from 'node:net'
import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#app.ts'
import { bind } from './bind.ts'
import { RECEIPT_MS } from './receipt.ts'
import { startTestApp } from './test-app.ts'

const RECEIPT = 600
const essais = defineEndpoints({
  createEssai: {
    method: 'POST',
    path: '/api/essais',
    access: 'public',
    summary: 'Accepts a text',
    body: z.strictObject({ texte: z.string() }),
    answers: { 204: noContent },
  },
  createAlbum: {
    method: 'POST',
    path: '/api/albums',
    access: 'public',
    summary: 'Accepts a file',
    body: z.strictObject({ image: z.file() }),
    encoding: 'form',
    maxBytes: 1000,
    answers: { 204: noContent },
  },
})
let handled = 0
const count = async (): Promise<void> => void (handled += 1)
const routes = bind(essais, { createEssai: count, createAlbum: count })

let kit: Awaited<ReturnType<typeof startTestApp>>
let app: FastifyInstance
beforeAll(async () => {
  kit = await startTestApp({}, [])
  app = await buildApp(kit.services, [{ name: 'essais', routes }], undefined, RECEIPT)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await kit.close()
})

/** Sends the parts, one every 150 ms; gives the response and how long the connection lasted. */
const send = async (parts: readonly string[]) => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk: Buffer) => void (response += chunk.toString()))
  socket.on('error', () => undefined)
  const start = performance.now()
  let open = true
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      open = false
      resolve()
    })
  })
  for (const part of parts) {
    if (!open) break
    socket.write(part)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  await closed
  return { response, ms: performance.now() - start }
}
const headersOf = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const JSON_BODY = '{"texte":"Bonjour !"}'

describe('a request', () => {
  test('is given 30 s in production', () => {
    expect(RECEIPT_MS).toBe(30_000)
  })

  test('that arrives in time is answered', async () => {
    const head = headersOf('/api/essais', 'application/json', JSON_BODY.length)
    const { response } = await send([head, JSON_BODY.slice(0, 9), JSON_BODY.slice(9)])
    expect(response).toMatch(/^HTTP\/1.1 204/)
    expect(handled).toBe(1)
  })

  test.each([
    ['body', [headersOf('/api/essais', 'application/json', JSON_BODY.length), ...Array.from(JSON_BODY)]],
    ['body that never begins', [headersOf('/api/essais', 'application/json', JSON_BODY.length)]],
    [
      'body of an unknown endpoint',
      [headersOf('/api/inconnue', 'application/json', 30), ...Array.from('{"texte":"Bonjour')],
    ],
    ['header', ['POST /api/essais HTTP/1.1\r\n', ...Array.from('host: un-nom-qui-vient-lentement')]],
  ])('with a slow %s loses its connection', async (_case, parts) => {
    handled = 0
    const { ms } = await send(parts)
    expect(ms).toBeGreaterThan(RECEIPT - 100)
    expect(ms).toBeLessThan(RECEIPT * 4)
    expect(handled).toBe(0)
  })

  test('with a file has longer', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nx\r\n--b--\r\n'
    const head = headersOf('/api/albums', 'multipart/form-data; boundary=b', body.length)
    const { response, ms } = await send([head, body.slice(0, 9), '', '', '', '', '', body.slice(9)])
    expect(response).toMatch(/^HTTP\/1.1 204/)
    expect(ms).toBeGreaterThan(RECEIPT)
  })
})
