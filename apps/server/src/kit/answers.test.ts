import {
  defineEndpoints,
  file,
  framedPage,
  noContent,
  redirection,
} from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { startTestApp } from './test-app.ts'

const chose = z.object({ nom: z.string() })
const base = { access: 'public', summary: 'An answer of its kind' } as const
const essais = defineEndpoints({
  createChose: { ...base, method: 'POST', path: '/api/essais/creee', answers: { 201: chose } },
  sendChose: { ...base, method: 'POST', path: '/api/essais/acceptee', answers: { 202: chose } },
  deleteChose: { ...base, method: 'DELETE', path: '/api/essais/rien', answers: { 204: noContent } },
  exportChose: { ...base, method: 'GET', path: '/api/essais/fichier', answers: { 200: file('text/csv') } },
  getAilleurs: { ...base, method: 'GET', path: '/api/essais/ailleurs', answers: { 302: redirection } },
  getCachee: {
    ...base,
    method: 'GET',
    path: '/api/essais/cachee',
    answers: { 200: z.array(chose) },
    cacheSeconds: 60,
  },
  getOuverte: {
    ...base,
    method: 'GET',
    path: '/api/essais/ouverte',
    answers: { 200: chose },
    anyOrigin: true,
  },
  getPage: {
    ...base,
    method: 'GET',
    path: '/api/essais/page',
    answers: { 200: framedPage },
    cacheSeconds: 60,
  },
  getPlusieurs: {
    ...base,
    method: 'GET',
    path: '/api/essais/plusieurs',
    query: z.strictObject({ statut: z.coerce.number() }),
    answers: { 200: chose, 202: z.object({ attente: z.number() }), 204: noContent },
  },
})
const tooMuch = { nom: 'Redon', secret: 'mot-de-passe' }
const routes = bind(essais, {
  createChose: async () => tooMuch,
  sendChose: async () => tooMuch,
  deleteChose: async () => undefined,
  exportChose: async () => ({ name: 'Liste d’été.csv', content: Buffer.from('nom\nRedon\n') }),
  getAilleurs: async () => 'https://paiement.test/suite?n=1',
  getCachee: async () => [tooMuch],
  getOuverte: async () => tooMuch,
  getPage: async () => ({ name: 'page.html', content: Buffer.from('<p>Redon</p>') }),
  getPlusieurs: async ({ query: { statut } }) => {
    if (statut === 202) return { status: 202 as const, body: { attente: 5 } }
    if (statut === 204) return { status: 204 as const, body: undefined }
    return { status: statut as 200, body: tooMuch }
  },
})

let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  kit = await startTestApp({}, [{ name: 'essais', routes }])
})
afterAll(() => kit.close())

describe('a response', () => {
  test('with 201 or 202 carries only the fields of its schema', async () => {
    expect(await kit.visitor.call(essais.createChose, {})).toMatchObject({
      status: 201,
      body: { nom: 'Redon' },
    })
    const { status, body } = await kit.visitor.call(essais.sendChose, {})
    expect(status).toBe(202)
    expect(body).toEqual({ nom: 'Redon' })
  })

  test('with 204 has no body', async () => {
    const { status, body, headers } = await kit.visitor.call(essais.deleteChose, {})
    expect([status, body]).toEqual([204, ''])
    expect(headers['content-type']).toBeUndefined()
  })

  test('with a file has its type and its name, including accents', async () => {
    const { status, body, headers } = await kit.visitor.call(essais.exportChose, {})
    expect([status, body]).toEqual([200, 'nom\nRedon\n'])
    expect(headers['content-type']).toMatch(/^text\/csv/)
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Liste%20d%E2%80%99%C3%A9t%C3%A9.csv",
    )
  })

  test('with a redirect has its location', async () => {
    const { status, headers } = await kit.visitor.call(essais.getAilleurs, {})
    expect([status, headers.location]).toEqual([302, 'https://paiement.test/suite?n=1'])
  })

  test.each([
    [200, { nom: 'Redon' }],
    [202, { attente: 5 }],
    [204, ''],
  ])('with status %i, one of several, has the shape of that status', async (statut, expected) => {
    const { status, body } = await kit.visitor.call(essais.getPlusieurs, { query: { statut } })
    expect(status).toBe(statut)
    expect(body).toEqual(expected)
  })

  test('with an undeclared status is never sent', async () => {
    const { status, body } = await kit.visitor.call(essais.getPlusieurs, { query: { statut: 201 } })
    expect(status).toBe(500)
    expect(body).toEqual({ code: 'erreur_serveur', message: 'Une erreur est survenue.' })
  })

  test('is not cached unless its endpoint gives a duration', async () => {
    const kept = await kit.visitor.call(essais.getCachee, {})
    expect(kept.headers['cache-control']).toBe('public, max-age=60')
    expect(kept.body).toEqual([{ nom: 'Redon' }])
    const { headers } = await kit.visitor.call(essais.createChose, {})
    expect(headers['cache-control']).toBe('no-store')
  })

  test("already in the client's cache is not sent again", async () => {
    for (const endpoint of [essais.getCachee, essais.getPage]) {
      const first = await kit.visitor.call(endpoint, {})
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^W\/"[\w-]{43}"$/)
      const held = await kit.visitor.call(endpoint, {}, { 'if-none-match': `W/"autre", ${etag}` })
      expect([held.status, held.body, held.headers.etag]).toEqual([304, '', etag])
      const other = await kit.visitor.call(endpoint, {}, { 'if-none-match': 'W/"autre"' })
      expect([other.status, other.body]).toEqual([200, first.body])
    }
    expect((await kit.visitor.call(essais.createChose, {})).headers.etag).toBeUndefined()
  })

  test('is readable by this site only, unless its endpoint opens it to all origins', async () => {
    const open = await kit.visitor.call(essais.getOuverte, {})
    expect(open.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { headers } = await kit.visitor.call(essais.getCachee, {})
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('that is a page can be framed by any site and runs no script; other responses cannot be framed', async () => {
    const { body, headers } = await kit.visitor.call(essais.getPage, {})
    expect(body).toBe('<p>Redon</p>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-disposition']).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors \*$/)
    expect(headers['content-security-policy']).not.toContain('script-src')
    const { headers: others } = await kit.visitor.call(essais.getCachee, {})
    expect(others['x-frame-options']).toBe('SAMEORIGIN')
    expect(others['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
