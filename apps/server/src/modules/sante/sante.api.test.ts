import { santeEndpoints as endpoints } from '@entrelles/contract/modules/sante/sante.endpoints.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { MIGRATIONS, MIGRATIONS_TABLE } from '#db/migrations.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { startHeartbeat } from '#kit/heartbeat.ts'
import { startTestApp, useTestApp } from '#kit/test-app.ts'
import { freePort } from '#kit/test-ports.ts'

const kit = useTestApp()
const UNAVAILABLE = { code: 'indisponible', message: 'Le service est momentanément indisponible.' }

describe('GET /api/sante/vivant', () => {
  test('a live process answers 200', async () => {
    expect(await kit.visitor.call(endpoints.getVivant, {})).toMatchObject({
      status: 200,
      body: { etat: 'vivant' },
    })
  })
})

describe('GET /api/sante/pret', () => {
  const pret = (of = kit) => of.visitor.call(endpoints.getPret, {})

  test('a migrated database is ready, and the response reports Redis', async () => {
    await expect
      .poll(async () => (await pret()).body)
      .toEqual({ etat: 'pret', redis: 'joint', worker: 'absent' })
    expect((await pret()).headers['cache-control']).toBe('no-store')
  })

  test('the server is ready without Redis, and reports it', async () => {
    const REDIS_URL = `redis://127.0.0.1:${await freePort()}`
    const alone = await startTestApp({ REDIS_URL, DATABASE_URL: kit.services.env.DATABASE_URL })
    expect(await pret(alone)).toMatchObject({ status: 200, body: { etat: 'pret', redis: 'absent' } })
    await alone.close()
  })

  test('the server is ready whatever its worker does, and reports it', async () => {
    const stop = await startHeartbeat(kit.db, kit.services.log)
    stop()
    expect(await pret()).toMatchObject({ status: 200, body: { worker: 'vivant' } })
    const age = (seconds: number) =>
      sql`update battements set le = now() - make_interval(secs => ${seconds})`.execute(kit.db)
    await age(80)
    expect(await pret()).toMatchObject({ status: 200, body: { worker: 'vivant' } })
    await age(91)
    expect(await pret()).toMatchObject({ status: 200, body: { worker: 'en_retard' } })
  })

  test('the server is not ready while a migration is missing', async () => {
    const database = await createTestDatabase()
    const behind = await startTestApp({ DATABASE_URL: database.url })
    const owner = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
    const rename = (from: string, to: string) =>
      sql`update ${sql.table(MIGRATIONS_TABLE)} set name = ${to} where name = ${from}`.execute(owner)
    for (const name of [MIGRATIONS[0] ?? '', MIGRATIONS.at(-1) ?? '']) {
      await rename(name, 'essai')
      expect(await pret(behind)).toMatchObject({ status: 503, body: UNAVAILABLE })
      await rename('essai', name)
      expect((await pret(behind)).status).toBe(200)
    }
    await owner.destroy()
    await behind.close()
    await database.drop()
  })

  test('without its database, the server is alive but not ready', async () => {
    const database = await createTestDatabase()
    const lost = await startTestApp({ DATABASE_URL: database.url })
    await database.drop()
    expect(await pret(lost)).toMatchObject({ status: 503, body: UNAVAILABLE })
    expect((await lost.visitor.call(endpoints.getVivant, {})).status).toBe(200)
    await lost.close()
  })
})
