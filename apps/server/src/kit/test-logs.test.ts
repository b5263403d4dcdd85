import { defineEndpoints } from '@entrelles/contract/kit/endpoint.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bind } from './bind.ts'
import { startTestApp } from './test-app.ts'

const essais = defineEndpoints({
  createPanne: {
    method: 'POST',
    path: '/api/essais/:panne',
    access: 'public',
    summary: 'Fails as it is told',
    params: z.strictObject({ panne: z.enum(['code', 'sql']) }),
    answers: { 201: z.object({ n: z.number() }) },
  },
})
const routes = bind(essais, {
  createPanne: async ({ params: { panne } }, { db }) => {
    if (panne === 'sql') await sql`select id from inconnue`.execute(db)
    throw new TypeError('la cause')
  },
})

const shown: string[] = []
let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  kit = await startTestApp({}, [{ name: 'essais', routes }])
  vi.spyOn(console, 'error').mockImplementation((text: string) => void shown.push(text))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await kit.close()
})

const call = async (panne: 'code' | 'sql') =>
  (await kit.visitor.call(essais.createPanne, { params: { panne } })).status

test('a test that expects an error passes', async () => {
  expect(await call('code')).toBe(500)
})

test('and shows nothing', () => {
  expect(shown).toEqual([])
})

test.fails('a test that gets an unexpected error fails', async () => {
  expect(await call('code')).toBe(201)
})

test.fails('a test that gets an unexpected database error fails', async () => {
  expect(await call('sql')).toBe(201)
})

test('and each failure shows its cause, with the route and the stack', () => {
  expect(shown).toEqual([
    expect.stringMatching(
      /^unexpected error on POST \/api\/essais\/:panne\nTypeError: la cause\n {4}at .*test-logs\.test\.ts/,
    ),
    expect.stringMatching(/^unexpected error on POST .*\nerror: relation "inconnue" does not exist\n {4}at /),
  ])
})
