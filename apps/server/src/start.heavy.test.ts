import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { startTestPostgres, type TestPostgres } from '#kit/test-postgres.ts'
import { freePort } from '#kit/test-ports.ts'
import { buildProcesses, spawnProcess, type TestProcess } from '#kit/test-processes.ts'

let server: TestPostgres
let database: TestDatabase
beforeAll(async () => {
  await buildProcesses()
  server = await startTestPostgres()
  database = await createTestDatabase()
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const PROCESSES = ['main-api', 'main-worker'] as const
const linesOf = (child: TestProcess): string[] => child.log().filter(Boolean)
const waitsOf = (child: TestProcess): string[] =>
  linesOf(child).filter((line) => line.includes('PostgreSQL ne répond pas'))

describe.each(PROCESSES)('%s', (name) => {
  test('waits for a database that starts later, and says so in one line', async () => {
    await server.stop()
    const PORT = String(await freePort())
    const child = spawnProcess(name, { DATABASE_URL: server.url, PORT })
    await expect.poll(() => waitsOf(child)).toHaveLength(1)
    expect(waitsOf(child)[0]).not.toContain(new URL(server.url).password)
    await server.start()
    const isReady = async () =>
      name === 'main-worker'
        ? linesOf(child).some((line) => line.includes('the worker is ready'))
        : fetch(`http://127.0.0.1:${PORT}/api/sante/pret`).then(
            ({ ok }) => ok,
            () => false,
          )
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
    expect(waitsOf(child)).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await child.ended).toBe(0)
  })

  test('that receives SIGTERM while it waits stops at once', async () => {
    const url = `postgresql://entrelles@127.0.0.1:${await freePort()}/entrelles`
    const child = spawnProcess(name, { DATABASE_URL: url })
    await expect.poll(() => waitsOf(child)).toHaveLength(1)
    const start = performance.now()
    child.kill('SIGTERM')
    expect(await child.ended).toBe(0)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('a process ends with one line for each wrong setting, and nothing else', () => {
  const linesWith = async (settings: Record<string, string>) => {
    const child = spawnProcess('main-api', { DATABASE_URL: database.url, ...settings })
    expect(await child.ended).toBe(1)
    return linesOf(child)
  }

  test('an invalid one', async () => {
    expect(await linesWith({ METRICS_HOST: 'partout', TRUST_PROXY: 'nginx' })).toEqual([
      expect.stringMatching(/^METRICS_HOST : Adresse IP attendue/),
      expect.stringMatching(/^TRUST_PROXY : Adresses des mandataires attendues/),
    ])
  })

  test('a wrong password', async () => {
    const url = new URL(server.url)
    url.password = 'faux'
    const line = /^DATABASE_URL : PostgreSQL refuse 127\.0\.0\.1:\d+\/entrelles \(.*password.*\)\.$/
    expect(await linesWith({ DATABASE_URL: url.href })).toEqual([expect.stringMatching(line)])
  })

  test('a folder without a page', async () => {
    const line = /^WEB_DIST : .*index\.html ne se lit pas \(ENOENT\)/
    expect(await linesWith({ WEB_DIST: tmpdir() })).toEqual([expect.stringMatching(line)])
  })

  test('a port that is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const lines = await linesWith({ PORT: String(port) })
    other.close()
    const line = `impossible d’écouter sur 127.0.0.1:${port} (EADDRINUSE).`
    expect(lines).toEqual([expect.stringContaining(line)])
  })
})

describe('in production, a process whose role', () => {
  const PRODUCTION = {
    APP_ENV: 'production',
    LIMITS_FACTOR: '',
    PUBLIC_URL: 'https://reseau.exemple.fr',
    JWT_SECRET: randomBytes(48).toString('base64'),
    SECOND_FACTEUR_KEY: randomBytes(48).toString('base64'),
  }
  const warningsWith = async (url: string) => {
    const PORT = String(await freePort())
    const child = spawnProcess('main-api', { ...PRODUCTION, DATABASE_URL: url, PORT })
    const alive = () =>
      fetch(`http://127.0.0.1:${PORT}/api/sante/vivant`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(alive, { timeout: 60_000 }).toBe(true)
    child.kill('SIGTERM')
    await child.ended
    return linesOf(child).filter((line) => line.includes('ce rôle possède les tables'))
  }

  test('owns the tables says so in one line; one that does not is silent', async () => {
    expect(await warningsWith(server.ownerUrl)).toHaveLength(1)
    expect(await warningsWith(server.url)).toEqual([])
  })
})

describe('the API listens', () => {
  const reaches = async (settings: Record<string, string>) => {
    const PORT = String(await freePort())
    const child = spawnProcess('main-api', { DATABASE_URL: database.url, PORT, ...settings })
    const answers = (address: string) =>
      fetch(`http://${address}:${PORT}/api/sante/vivant`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(() => answers('127.0.0.1'), { timeout: 60_000 }).toBe(true)
    const other = await answers('127.0.0.2')
    child.kill('SIGTERM')
    await child.ended
    return other
  }

  test('on 127.0.0.1 only, unless HOST says otherwise', async () => {
    expect(await reaches({})).toBe(false)
    expect(await reaches({ HOST: '0.0.0.0' })).toBe(true)
  })
})
