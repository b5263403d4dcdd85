import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDb, type Db } from '#db/client.ts'
import { ownsTables } from '#db/rights.ts'
import { countsOf } from '#db/test-counts.ts'
import { dropClone } from '#db/test-template.ts'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { startTestPostgres, type TestPostgres } from '#kit/test-postgres.ts'
import { buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { send } from '#kit/test-requests.ts'
import {
  createEvenements,
  createMembres,
  expectKept,
  expectSeated,
  expectSessions,
  listWritten,
  someWrites,
  startWriters,
  type Membre,
} from '#kit/test-writers.ts'
import { MOT_DE_PASSE } from '#modules/session/session.factory.ts'
import { bringUpToDate } from '../seed/bring-up-to-date.ts'
import { seedDemo } from '../seed/demo.ts'

const GUIDE = new URL('../../../docs/operations/sauvegarde.md', import.meta.url)
const MEMBRES = 16
const EVENEMENTS = 60
const SECRET = 'un-secret-pour-une-sauvegarde-restauree'

let folder: string
let server: TestPostgres
let fleet: Fleet
let node: TestNode
let membres: Membre[]
let evenements: string[]
beforeAll(async () => {
  await buildProcesses()
  folder = await mkdtemp(join(tmpdir(), 'entrelles-sauvegarde-'))
  server = await startTestPostgres()
  // Long timeouts, so that a busy machine is not taken for an exhausted pool.
  const patient = { DATABASE_ATTENTE_MS: '60000', REDIS_ATTENTE_MS: '5000' }
  fleet = await createFleet({ JWT_SECRET: SECRET, ...patient }, { ...server, drop: server.close })
  await seedDemo(fleet.db, new Date(), join(folder, 'images'))
  membres = await createMembres(fleet.db, SECRET, MEMBRES)
  node = await fleet.startApi()
})
afterAll(async () => {
  await fleet.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  evenements = await createEvenements(fleet.db, EVENEMENTS, MEMBRES / 2)
})

/** Runs the command of the guide that begins so, with the settings of the installation; returns how long it took. */
const follow = async (beginning: string): Promise<number> => {
  const lines = (await readFile(GUIDE, 'utf8')).split('\n').map((line) => line.trim())
  const command = lines.find((line) => line.startsWith(beginning))
  if (command === undefined) throw new Error(`the guide has no command that begins with ${beginning}`)
  const { hostname, port, username, password } = new URL(server.adminUrl)
  const start = performance.now()
  await promisify(execFile)('sh', ['-euc', command.replace('sudo -u postgres ', '')], {
    cwd: folder,
    env: {
      // oxlint-disable-next-line node/no-process-env -- the commands are found in PATH
      ...process.env,
      DATABASE_URL: server.url,
      DATABASE_MIGRATION_URL: server.ownerUrl,
      dossier: folder,
      jour: '.',
      // The account `postgres` of the system is the superuser of PostgreSQL, without a password.
      ...(command.startsWith('sudo') && {
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGPASSWORD: password,
      }),
    },
  })
  return performance.now() - start
}

const backUp = () => follow('pg_dump ')

/** Restores the backup beside the database, as the guide does; the copy is dropped at the end of the test. */
const restore = async () => {
  const start = performance.now()
  await follow('sudo -u postgres createdb ')
  await follow('pg_restore ')
  const { username: role } = new URL(server.url)
  await bringUpToDate(`${server.ownerUrl}_restauree`, role)
  const ms = performance.now() - start
  const url = `${server.url}_restauree`
  const db = createDb({ url, poolSize: 2, name: 'test' })
  onTestFinished(async () => {
    await db.destroy()
    await dropClone(`${server.adminUrl}_restauree`)
  })
  return { url, db, ms }
}

const allCounts = async (db: Db) => ({ ...(await countsOf(db)), ...(await countsOf(db, 'pgboss')) })

/** I1: no payment opens two years. */
const expectNoSharedPaiement = async (db: Db): Promise<void> => {
  const { rows } = await sql`
    select paiement_id from adhesions where paiement_id is not null group by paiement_id having count(*) > 1`.execute(
    db,
  )
  expect(rows).toEqual([])
}

/** A member logs in, members use the sessions of before the backup, and one of them registers. */
const expectServes = async (on: TestNode, evenement: string): Promise<void> => {
  const credentials = { username: 'adherente@entrelles.test', password: MOT_DE_PASSE }
  const login = await send(`${on.url}/api/login_check`, { method: 'POST', body: credentials })
  expect(login.status).toBe(200)
  const { token } = JSON.parse(login.text) as { token: string }
  for (const path of ['adherentes', 'evenements', 'adhesions', 'faq'])
    expect([path, (await send(`${on.url}/api/${path}`, { token })).status]).toEqual([path, 200])
  await expectSessions(membres, on)
  const url = `${on.url}/api/evenements/${evenement}/inscription`
  expect((await send(url, { method: 'POST', token, body: { id: evenement } })).status).toBe(201)
}

test('[F29] a backup made and restored with the commands of the guide has every row, and serves with the role of the service', async ({
  annotate,
}) => {
  const load = startWriters({ membres, evenements, asks: true, nodeOf: () => node })
  await someWrites(load, 10 * MEMBRES)
  const ended = await load.end()
  const counts = await allCounts(fleet.db)
  const backedUpMs = await backUp()
  const { size } = await stat(join(folder, 'base.dump'))
  const { url, db, ms } = await restore()
  await annotate(
    `backup of ${(size / 1e6).toFixed(1)} MB in ${backedUpMs.toFixed(0)} ms, restored and migrated in ${ms.toFixed(0)} ms`,
  )
  expect(counts).toMatchObject({ job: expect.any(Number) as number, comptes: expect.any(Number) as number })
  expect(await allCounts(db)).toEqual(counts)
  await expectKept(db, ended)
  await expectNoSharedPaiement(db)
  expect(await ownsTables(db)).toBe(false)
  await expect(sql`delete from journal`.execute(db)).rejects.toThrow('permission denied')
  await expectServes(await fleet.startApi({ DATABASE_URL: url }), evenements.at(-1) ?? '')
})

test('[F29] a backup made while members write: no request fails, and it has all that was acknowledged before, with the right counters', async ({
  annotate,
}) => {
  const load = startWriters({ membres, evenements, asks: true, nodeOf: () => node })
  await someWrites(load, 4 * MEMBRES)
  const before = load.acknowledged()
  await backUp()
  const after = load.acknowledged()
  const ended = await load.end()
  expect(ended).toMatchObject({ refused: 0, failures: [] })
  const { db } = await restore()
  const restored = new Set(await listWritten(db, ended))
  await annotate(`${before} writes before the backup, ${restored.size} in it, ${after} at its end`)
  expect(ended.acknowledged.slice(0, before).filter((name) => !restored.has(name))).toEqual([])
  await expectSeated(db, ended)
  await expectNoSharedPaiement(db)
})
