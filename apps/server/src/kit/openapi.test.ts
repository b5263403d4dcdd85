import { describe, expect, test } from 'vitest'
import { modules } from '#modules.ts'
import { refusalsOf } from './refusals.ts'
import { useTestApp } from './test-app.ts'

type Operation = {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  description: string
  responses: Record<string, { description?: string } | undefined>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const kit = useTestApp()
const read = async () => (await kit.visitor.inject({ url: '/api/doc.json' })).body as Document
const bound = modules.flatMap(({ routes }) => routes)

describe('the description of the API', () => {
  test('[R7-12] contains every endpoint and nothing else', async () => {
    const { openapi, paths } = await read()
    expect(openapi).toBe('3.1.0')
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    )
    const expected = bound.map(
      ({ name, endpoint: { method, path } }) =>
        `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')} ${name}`,
    )
    expect(described.sort()).toEqual(expected.sort())
    expect(described.length).toBeGreaterThan(0)
  })

  test('[R7-12] gives the input, the responses and the access of each endpoint', async () => {
    const { paths } = await read()
    for (const { endpoint } of bound) {
      const { method, path, access, answers, body, params } = endpoint
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(Object.keys(answers)))
      expect(operation?.security).toEqual(access === 'public' ? [] : [{ session: [] }])
      expect(operation?.requestBody !== undefined).toBe(body !== undefined)
      const inPath = operation?.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name)
      expect(inPath).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
      expect(params !== undefined).toBe(path.includes(':'))
    }
  })

  test('says which endpoints require a second factor or a confirmed session', async () => {
    const { paths } = await read()
    for (const { endpoint } of bound) {
      const { method, path, access, refuses = [] } = endpoint
      // Of some requests only, where it is declared among the refusals.
      const confirmation =
        endpoint.confirmation ?? refuses.some(({ code }) => code === 'confirmation_requise')
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const refusal = operation?.responses[403]?.description ?? ''
      expect(refusal.includes('confirmation_requise'), path).toBe(confirmation)
      expect(operation?.description.includes('/api/confirmation'), path).toBe(confirmation)
      const isBackOffice = ['coordinatrice', 'administratrice'].includes(access)
      expect(refusal.includes('second_facteur_requis'), path).toBe(isBackOffice)
    }
  })

  test('[R7-12] lists what each endpoint may refuse with, and nothing else, with its code and its text', async () => {
    const { paths } = await read()
    for (const { name, endpoint } of bound) {
      const { method, path, answers } = endpoint
      const { responses = {} } = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {}
      const refusals = refusalsOf(endpoint)
      const statuses = [...Object.keys(answers), ...refusals.map(({ status }) => String(status))]
      const described = Object.keys(responses).filter((status) => status !== '304')
      expect(described.sort(), name).toEqual([...new Set(statuses)].sort())
      for (const { status, code, message } of refusals)
        expect(responses[status]?.description, name).toContain(`\`${code}\`: ${message}`)
    }
  })

  test('gives each endpoint a unique name', () => {
    const names = bound.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test('has an HTML page whose scripts load', async () => {
    const page = await kit.visitor.inject({ url: '/api/doc' })
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    const scripts = [...String(page.body).matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const src of scripts) {
      const url = new URL(src, 'http://localhost/api/doc/').pathname
      expect((await kit.visitor.inject({ url })).status).toBe(200)
    }
    expect(String(page.body)).not.toMatch(/<script(?![^>]*src=)[^>]*>/)
  })
})
