import { santeEndpoints as endpoints } from '@entrelles/contract/modules/sante/sante.endpoints.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { administer, quoted } from '#db/admin.ts'
import { MIGRATIONS, MIGRATIONS_TABLE } from '#db/migrations.ts'
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

  test.each([MIGRATIONS[0], MIGRATIONS.at(-1)])(
    'the server is not ready while %s is missing from the migrations',
    async (name = '') => {
      const rename = (from: string, to: string) =>
        sql`update ${sql.table(MIGRATIONS_TABLE)} set name = ${to} where name = ${from}`.execute(kit.db)
      await rename(name, 'essai')
      expect(await pret()).toMatchObject({ status: 503, body: UNAVAILABLE })
      await rename('essai', name)
      expect((await pret()).status).toBe(200)
    },
  )

  test('without its database, the server is alive but not ready', async () => {
    const lost = await startTestApp()
    const { DATABASE_URL } = lost.services.env
    await administer(
      DATABASE_URL,
      `drop database ${quoted(new URL(DATABASE_URL).pathname.slice(1))} with (force)`,
    )
    expect(await pret(lost)).toMatchObject({ status: 503, body: UNAVAILABLE })
    expect((await lost.visitor.call(endpoints.getVivant, {})).status).toBe(200)
    await lost.close()
  })
})
