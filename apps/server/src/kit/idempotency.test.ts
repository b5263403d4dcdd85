import { defineEndpoints } from '@entrelles/contract/kit/endpoint.ts'
import { defineError } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { startTestApp, type Client } from './test-app.ts'

const answer = z.object({ id: z.uuid(), nom: z.string() })
const refus = defineError('refus', { status: 409, message: 'Non.' })
const essais = defineEndpoints({
  createTerritoire: {
    method: 'POST',
    path: '/api/essais/territoires',
    access: 'connectee',
    summary: 'Makes one territory a call',
    body: z.strictObject({ nom: z.string(), refuse: z.boolean().default(false) }),
    answers: { 201: answer },
    refuses: [refus],
    creates: true,
  },
  createAutre: {
    method: 'POST',
    path: '/api/essais/autres',
    access: 'connectee',
    summary: 'Makes something else',
    body: z.strictObject({ nom: z.string(), refuse: z.boolean().default(false) }),
    answers: { 201: answer },
    refuses: [refus],
    creates: true,
  },
})

const create = async (
  { body }: { body: { nom: string; refuse: boolean } },
  { db }: { db: typeof kit.db },
) => {
  const row = { id: uuid(), nom: `${body.nom} ${uuid()}` }
  await db.insertInto('territoires').values(row).execute()
  if (body.refuse) throw refus()
  return row
}

let kit: Awaited<ReturnType<typeof startTestApp>>
let member: Client
beforeAll(async () => {
  const routes = bind(essais, { createTerritoire: create, createAutre: create })
  kit = await startTestApp({}, [{ name: 'essais', routes }])
})
afterAll(() => kit.close())
beforeEach(async () => {
  await kit.db.deleteFrom('territoires').execute()
  member = await kit.as('adherente')
})

const send = (key: string, body: { nom: string; refuse?: boolean } = { nom: 'Redon' }, by = member) =>
  by.call(essais.createTerritoire, { body }, { 'idempotency-key': key })
const count = async () => (await kit.db.selectFrom('territoires').select('id').execute()).length

describe('a creation with a key', () => {
  test('sent twice creates once and gives the same response', async () => {
    const first = await send('cle-0001')
    const second = await send('cle-0001')
    expect(first.status).toBe(201)
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect(await count()).toBe(1)
  })

  test('sent ten times at once creates once and gives the same response ten times', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('cle-parallele')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  test('sent again with another body is refused', async () => {
    await send('cle-0002')
    const { status, body } = await send('cle-0002', { nom: 'Vannes' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'cle_reutilisee' })
    expect(await count()).toBe(1)
  })

  test('sent to another endpoint is refused', async () => {
    await send('cle-0003')
    const headers = { 'idempotency-key': 'cle-0003' }
    const { status } = await member.call(essais.createAutre, { body: { nom: 'Redon' } }, headers)
    expect(status).toBe(409)
  })

  test('that failed leaves the key free', async () => {
    expect((await send('cle-0004', { nom: 'Redon', refuse: true })).status).toBe(409)
    expect(await count()).toBe(0)
    expect((await send('cle-0004')).status).toBe(201)
    expect(await count()).toBe(1)
  })

  test('sent by two members creates twice: a key belongs to one member', async () => {
    const other = await kit.as('adherente')
    const [mine, hers] = [await send('cle-0005'), await send('cle-0005', { nom: 'Redon' }, other)]
    expect(mine.body.id).not.toBe(hers.body.id)
    expect(await count()).toBe(2)
  })

  test.each(['court', 'x'.repeat(129), 'avec espace', 'clé-accentuée'])(
    'is refused with the key %j',
    async (key) => {
      const { status, body } = await send(key)
      expect(status).toBe(400)
      expect(body).toEqual({ code: 'requete_invalide', message: 'Cette demande est illisible.' })
      expect(await count()).toBe(0)
    },
  )
})

test('a creation without a key runs each time', async () => {
  for (let n = 0; n < 2; n += 1) await member.call(essais.createTerritoire, { body: { nom: 'Redon' } })
  expect(await count()).toBe(2)
})
