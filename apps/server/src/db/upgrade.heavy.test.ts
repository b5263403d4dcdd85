import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createFleet, type Fleet } from '#kit/test-fleet.ts'
import { buildNextVersion, buildProcesses, type TestNode } from '#kit/test-processes.ts'
import { send } from '#kit/test-requests.ts'
import { createEvenements, createMembres, expectKept, someWrites, startWriters } from '#kit/test-writers.ts'
import { bringUpToDate } from '../../seed/bring-up-to-date.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const MEMBRES = 16
const EVENEMENTS = 100
/** Earlier participations, which the migration fills. */
const EARLIER = 5000
const SECRET = 'un-secret-pour-une-migration-en-service'
/** The column has a default: the running version inserts rows without it. */
const MIGRATION = `
  alter table participations add column essai text;
  update participations set essai = 'ancienne';
  alter table participations alter column essai set default 'nouvelle', alter column essai set not null;`

let database: TestDatabase
let fleet: Fleet
beforeAll(async () => {
  await buildProcesses()
  database = await createTestDatabase()
  // Long timeouts, so that a busy machine is not taken for an exhausted pool.
  const patient = { DATABASE_ATTENTE_MS: '60000', REDIS_ATTENTE_MS: '5000' }
  fleet = await createFleet({ JWT_SECRET: SECRET, ...patient }, database)
})
afterAll(() => fleet.close())

const isReady = async ({ url }: TestNode) => (await send(`${url}/api/sante/pret`)).status === 200

/** The migrations of a folder, then what `npm run db:migrate` does after them. */
const upgrade = async (folder: string): Promise<void> => {
  await migrate(database.ownerUrl, folder)
  await bringUpToDate(database.ownerUrl, new URL(database.url).username)
}

test('[F28] a migration that adds, fills and constrains a column while members write: no request fails, and the next version is ready', async ({
  annotate,
}) => {
  const next = await buildNextVersion('29991231-essai', MIGRATION)
  onTestFinished(next.remove)
  const membres = await createMembres(fleet.db, SECRET, MEMBRES)
  const evenements = await createEvenements(fleet.db, EVENEMENTS, MEMBRES / 2)
  await sql`
    insert into participations (id, evenement_id, statut, creee_le, statut_le)
    select gen_random_uuid(), ${evenements[0]}, 'annulee', now(), now()
    from generate_series(1, ${sql.lit(EARLIER)})`.execute(fleet.db)
  const nodes = [await fleet.startApi()]
  const early = await fleet.spawnApi(next.output)
  expect(await isReady(early)).toBe(false)

  const load = startWriters({
    membres,
    evenements,
    asks: true,
    nodeOf: (n) => nodes[n % nodes.length] as TestNode,
  })
  await someWrites(load)
  const [start, from] = [performance.now(), load.acknowledged()]
  await upgrade(next.migrations)
  const [ms, during] = [performance.now() - start, load.acknowledged() - from]
  await expect.poll(() => isReady(early)).toBe(true)
  expect(await isReady(nodes[0] as TestNode)).toBe(true)
  nodes.push(early)
  await someWrites(load, 4 * MEMBRES)

  const ended = await load.end()
  await annotate(
    `migrated in ${ms.toFixed(0)} ms, ${during} writes meanwhile, slowest ${ended.slowestMs.toFixed(0)} ms`,
  )
  expect(ended).toMatchObject({ refused: 0, failures: [] })
  expect(during).toBeGreaterThan(0)
  await expectKept(fleet.db, ended)
  const { rows } = await sql<{ essai: string; n: number }>`
    select essai, count(*) as n from participations group by essai`.execute(fleet.db)
  const counts = new Map(rows.map(({ essai, n }) => [essai, n]))
  expect(counts.get('ancienne')).toBeGreaterThan(EARLIER)
  expect(counts.get('nouvelle')).toBeGreaterThan(0)
  expect(rows).toHaveLength(2)
})
