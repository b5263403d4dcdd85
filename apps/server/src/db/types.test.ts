import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb } from './client.ts'
import { createTestDatabase } from './test-database.ts'

const CODEGEN = fileURLToPath(new URL('cli/bin.js', import.meta.resolve('kysely-codegen')))
const SERVER = fileURLToPath(new URL('../..', import.meta.url))

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Compares types.ts with the database; rejects when `npm run db:types` would change it. */
const verify = () =>
  promisify(execFile)(
    process.execPath,
    [CODEGEN, '--config-file', '.kysely-codegen.json', '--url', database.ownerUrl, '--verify'],
    { cwd: SERVER },
  )

test('the table types match the migrated database', async () => {
  await expect(verify(), 'Run npm run db:types and commit db/types.ts.').resolves.toBeDefined()
})

test('a column missing from the types is detected', async () => {
  const db = createDb({ url: database.ownerUrl, poolSize: 1, name: 'test' })
  await sql`alter table territoires add column oubliee text`.execute(db)
  await db.destroy()
  await expect(verify()).rejects.toThrow(/oubliee|not up-to-date/i)
})
