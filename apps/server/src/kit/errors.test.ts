import { defineEndpoints, noContent } from '@entrelles/contract/kit/endpoint.ts'
import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bind } from './bind.ts'
import { startTestApp } from './test-app.ts'
import { createTestLogs } from './test-logs.ts'

const PANNES = ['erreur', 'sql', 'texte', 'reponse'] as const
/** Codes of errors that the same request may not meet later, and how they are logged. */
const PASSAGERES = [
  ['a database that refuses the connection', 'ECONNREFUSED', 40],
  ['a lock that is held', '55P03', 40],
  ['a transaction that stood still', '25P03', 40],
  ['a statement that takes too long', '57014', 50],
  ['a full disk', 'ENOSPC', 50],
  ['a disk quota', 'EDQUOT', 50],
  ['a full disk of the database', '53100', 50],
] as const
const essais = defineEndpoints({
  getPanne: {
    method: 'GET',
    path: '/api/essais/:panne',
    access: 'public',
    summary: 'Fails as it is told',
    params: z.strictObject({ panne: z.enum(PANNES) }),
    answers: { 200: z.object({ n: z.number() }) },
  },
  getPassagere: {
    method: 'GET',
    path: '/api/essais/passagere/:code',
    access: 'public',
    summary: 'Fails with this code',
    params: z.strictObject({ code: z.string() }),
    answers: { 204: noContent },
  },
  createPuisRefuse: {
    method: 'POST',
    path: '/api/essais/:suite/refus',
    access: 'public',
    summary: 'Writes and refuses, or refuses before it has written',
    params: z.strictObject({ suite: z.enum(['annule', 'refuse']) }),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
    transaction: 'own',
  },
  createEffet: {
    method: 'POST',
    path: '/api/essais',
    access: 'public',
    summary: 'Writes, then fails to tell',
    answers: { 200: z.object({ n: z.number() }) },
  },
})
const routes = bind(essais, {
  getPanne: async ({ params: { panne } }, { db }) => {
    if (panne === 'erreur') throw new Error('le mot interne')
    if (panne === 'sql') await sql`select mot_interne from comptes`.execute(db)
    // eslint-disable-next-line typescript/only-throw-error -- a library may throw anything
    if (panne === 'texte') throw 'le mot interne'
    return { n: 'mot interne' as unknown as number }
  },
  getPassagere: async ({ params: { code } }) => {
    throw Object.assign(new Error('le mot interne'), { code })
  },
  createPuisRefuse: async ({ params: { suite } }, { transaction }) => {
    await transaction(async ({ afterCommit, log }) => {
      afterCommit(async () => log.info('told'))
      if (suite === 'annule') throw commonErrors.introuvable()
    })
    throw commonErrors.introuvable()
  },
  createEffet: async (_input, { afterCommit }) => {
    afterCommit(() => Promise.reject(new Error('personne n’écoute')))
    return { n: 1 }
  },
})

const logs = createTestLogs()
let kit: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  kit = await startTestApp({}, [{ name: 'essais', routes }], logs.log)
})
afterAll(() => kit.close())

describe('an unexpected error', () => {
  test.each(PANNES)('[R8-1] reveals no detail: %s', async (panne) => {
    const { status, body } = await kit.visitor.call(essais.getPanne, { params: { panne } })
    expect(status).toBe(500)
    expect(body).toEqual({ code: 'erreur_serveur', message: 'Une erreur est survenue.' })
  })

  test('is logged in full, with the correlation id of its response', async () => {
    const { headers } = await kit.visitor.call(essais.getPanne, { params: { panne: 'erreur' } })
    const id = headers['x-correlation-id']
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const logged = logs.lines().filter((line) => line.reqId === id && line.level === 50)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({
      msg: 'unexpected error',
      err: { message: 'le mot interne', stack: expect.stringContaining('errors.test.ts') as string },
    })
  })
})

describe('an error that may end', () => {
  test.each(PASSAGERES)('gets a 503 and is logged: %s', async (_what, code, level) => {
    const { status, body, headers } = await kit.visitor.call(essais.getPassagere, { params: { code } })
    expect(status).toBe(503)
    expect(body).toEqual({ code: 'indisponible', message: 'Le service est momentanément indisponible.' })
    const logged = logs.lines().filter(({ reqId, err }) => reqId === headers['x-correlation-id'] && err)
    expect(logged).toMatchObject([{ level, msg: 'unavailable', err: { code } }])
  })
})

describe('an effect after the commit', () => {
  test('runs once the transaction is committed, even if the request then fails, and never after a rollback', async () => {
    const told = () => logs.lines().filter(({ msg }) => msg === 'told')
    const call = (suite: 'annule' | 'refuse') =>
      kit.visitor.call(essais.createPuisRefuse, { params: { suite } })
    expect((await call('annule')).status).toBe(404)
    expect(told()).toEqual([])
    expect((await call('refuse')).status).toBe(404)
    expect(told()).toHaveLength(1)
  })

  test('that fails leaves the response unchanged, and is logged with its correlation id', async () => {
    const { status, body, headers } = await kit.visitor.call(essais.createEffet, {})
    expect([status, body]).toEqual([200, { n: 1 }])
    const logged = logs.lines().filter(({ msg }) => msg === 'after the commit')
    expect(logged).toMatchObject([{ reqId: headers['x-correlation-id'], level: 50 }])
  })
})

describe('a request without an endpoint', () => {
  test.each(['/api/inconnue', '/inconnue', '/api/essais'])('to %s answers 404, in French', async (url) => {
    const { status, body, headers } = await kit.visitor.inject({ url })
    expect(status).toBe(404)
    expect(body).toEqual({
      code: 'introuvable',
      message: 'Cette page n’existe pas ou n’est plus visible.',
    })
    expect(headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('with an unknown method on a known path answers 404', async () => {
    expect((await kit.visitor.inject({ method: 'DELETE', url: '/api/essais/erreur' })).status).toBe(404)
  })

  test('whose URL cannot be decoded answers 400, in French', async () => {
    const { status, body } = await kit.visitor.inject({ url: '/api/%zz' })
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'requete_invalide', message: 'Cette demande est illisible.' })
  })
})

test('each request has its own correlation id, which the client cannot choose', async () => {
  const call = async () =>
    (
      await kit.visitor.inject({
        url: '/api/inconnue',
        headers: { 'x-correlation-id': 'x', 'request-id': 'x' },
      })
    ).headers['x-correlation-id']
  const [one, other] = [await call(), await call()]
  expect(one).not.toBe(other)
  expect([one, other]).not.toContain('x')
})
