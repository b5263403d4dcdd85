import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { createTestLogs } from './test-logs.ts'
import { freePort } from './test-ports.ts'
import { waitForDatabase } from './wait-for-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const never = new AbortController().signal
const withPath = (path: string): string => {
  const url = new URL(database.url)
  url.pathname = path
  return url.href
}

test('a migrated database that answers is not waited for', async () => {
  const logs = createTestLogs()
  await waitForDatabase(database.url, logs.log, never)
  expect(logs.lines()).toEqual([])
})

test.each([
  ['/inconnue', 'DATABASE_URL : PostgreSQL refuse'],
  ['/postgres', 'n’est pas prête. La préparer : npm run db:migrate.'],
])('%s, which no wait would mend, is refused at once', async (path, line) => {
  const logs = createTestLogs()
  await expect(waitForDatabase(withPath(path), logs.log, never)).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringContaining(line) as string,
  })
  expect(logs.lines()).toEqual([])
})

test('a server that does not answer is waited for until the process stops, with one line', async () => {
  const url = new URL(database.url)
  url.port = String(await freePort())
  url.password = 'mot-de-passe'
  const logs = createTestLogs()
  await expect(waitForDatabase(url.href, logs.log, AbortSignal.timeout(1500))).rejects.toThrow(/abort/i)
  expect(logs.lines()).toMatchObject([{ level: 40 }])
  expect(JSON.stringify(logs.lines())).toContain('PostgreSQL ne répond pas')
  expect(JSON.stringify(logs.lines())).not.toContain('mot-de-passe')
})
