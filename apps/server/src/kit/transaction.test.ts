import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { defineError } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { defineJob } from './jobs.ts'
import { startTestApp } from './test-app.ts'

const ran: string[] = []
const essaiJob = defineJob({
  name: 'essais.noter',
  data: z.object({ nom: z.string() }),
  run: async ({ nom }) => void ran.push(nom),
})

const FINS = ['bien', 'refus', 'panne', 'contrainte'] as const
const refus = defineError('refus', { status: 409, message: 'Non.' })
const essais = defineEndpoints({
  createTerritoire: {
    method: 'POST',
    path: '/api/essais',
    access: 'public',
    summary: 'Writes, enqueues, then ends as it is told',
    body: z.strictObject({ fin: z.enum(FINS) }),
    answers: { 204: noContent },
    refuses: [refus],
  },
  createAvecReponse: {
    method: 'POST',
    path: '/api/essais/reponse',
    access: 'public',
    summary: 'Writes, enqueues, then answers what its schema refuses',
    answers: { 200: z.object({ n: z.number() }) },
  },
})

let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  const routes = bind(essais, {
    createTerritoire: async ({ body: { fin } }, { db, enqueue }) => {
      await db.insertInto('territoires').values({ id: uuid(), nom: 'Redon' }).execute()
      await enqueue(essaiJob, { nom: 'Redon' })
      if (fin === 'refus') throw refus()
      if (fin === 'panne') throw new Error('panne')
      if (fin === 'contrainte')
        await db.insertInto('territoires').values({ id: uuid(), nom: 'Redon' }).execute()
    },
    createAvecReponse: async (_input, { db, enqueue }) => {
      await db.insertInto('territoires').values({ id: uuid(), nom: 'Redon' }).execute()
      await enqueue(essaiJob, { nom: 'Redon' })
      return { n: 'un' as unknown as number }
    },
  })
  kit = await startTestApp({}, [{ name: 'essais', routes, jobs: [essaiJob] }])
})
afterAll(() => kit.close())
beforeEach(async () => {
  await kit.db.deleteFrom('territoires').execute()
  ran.length = 0
})

const rows = async () => (await kit.db.selectFrom('territoires').select('nom').execute()).length
const write = (fin: (typeof FINS)[number]) => kit.visitor.call(essais.createTerritoire, { body: { fin } })

test('an act that succeeds leaves its row and its job', async () => {
  expect((await write('bien')).status).toBe(204)
  expect(await rows()).toBe(1)
  expect(await kit.runJobs()).toBe(1)
  expect(ran).toEqual(['Redon'])
})

test.each([
  ['is refused by a rule', 'refus', 409],
  ['throws', 'panne', 500],
  ['breaks a constraint of the database', 'contrainte', 500],
] as const)(
  'an act that writes, enqueues and then %s leaves neither row nor job',
  async (_case, fin, status) => {
    expect((await write(fin)).status).toBe(status)
    expect(await rows()).toBe(0)
    expect(await kit.runJobs()).toBe(0)
  },
)

test('an act whose response breaks its schema leaves neither row nor job', async () => {
  expect((await kit.visitor.call(essais.createAvecReponse, {})).status).toBe(500)
  expect(await rows()).toBe(0)
  expect(await kit.runJobs()).toBe(0)
})
