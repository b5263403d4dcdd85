import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { createDb, type Db } from '#db/client.ts'
import { createTestDatabase, type TestDatabase } from '#db/test-database.ts'
import { createPersona, MOT_DE_PASSE, type Persona } from '#modules/session/session.factory.ts'
import { spawnApi, startApi, startWorkerProcess, type TestNode, type TestProcess } from './test-processes.ts'

export type Fleet = {
  readonly db: Db
  readonly startApi: (settings?: Record<string, string>) => Promise<TestNode>
  /** Starts the programs of a folder, without waiting until they are ready. */
  readonly spawnApi: (folder: string) => Promise<TestNode>
  readonly startWorker: (settings?: Record<string, string>) => Promise<TestProcess>
  /** Logs in on a node; returns a caller for any node. */
  readonly logIn: (node: TestNode, persona: Persona) => Promise<Caller>
  /** Jobs that are waiting, running or to be retried. */
  readonly unfinishedJobs: () => Promise<number>
  /** Jobs that a worker took and did not finish. */
  readonly abandonedJobs: () => Promise<number>
  /** Jobs that failed at least once. */
  readonly retriedJobs: () => Promise<number>
  /** Letters that wait, and those of them that failed at least once. */
  readonly plannedEnvois: () => Promise<number>
  readonly postponedEnvois: () => Promise<number>
  readonly close: () => Promise<void>
}
export type Caller = {
  readonly id: string
  readonly token: string
  readonly call: (node: TestNode, method: string, path: string, body?: object) => Promise<Response>
}

/** Several processes on one database, stopped and dropped together; on another server if its database is given. */
export const createFleet = async (
  settings: Record<string, string> = {},
  given?: TestDatabase,
): Promise<Fleet> => {
  const database = given ?? (await createTestDatabase())
  const db = createDb({ url: database.url, poolSize: 4, name: 'test' })
  const shared = { DATABASE_URL: database.url, REDIS_PREFIX: `entrelles_test:${randomUUID()}:`, ...settings }
  const started: TestProcess[] = []
  const keep = <P extends TestProcess>(process: P): P => {
    started.push(process)
    return process
  }
  const send = (node: TestNode, method: string, path: string, body?: object, token?: string) =>
    fetch(`${node.url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const countJobs = async (which: RawBuilder<unknown>) => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pgboss.job where ${which}`.execute(db)
    return rows[0]?.n ?? 0
  }
  const countEnvois = async (which: RawBuilder<unknown>) => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from envois where statut = 'prevu' and ${which}`.execute(db)
    return rows[0]?.n ?? 0
  }
  return {
    db,
    startApi: async (own = {}) => keep(await startApi({ ...shared, ...own })),
    spawnApi: async (folder) => keep(await spawnApi(shared, folder)),
    startWorker: async (own = {}) => keep(await startWorkerProcess({ ...shared, ...own })),
    logIn: async (node, persona) => {
      const { id, email } = await createPersona(db, new Date(), persona)
      const credentials = { username: email, password: MOT_DE_PASSE }
      const answer = await send(node, 'POST', '/api/login_check', credentials)
      const { token } = (await answer.json()) as { token: string }
      return { id, token, call: (on, method, path, body) => send(on, method, path, body, token) }
    },
    unfinishedJobs: () => countJobs(sql`state < 'completed'`),
    abandonedJobs: () => countJobs(sql`state in ('active', 'retry')`),
    retriedJobs: () => countJobs(sql`state = 'retry' or retry_count > 0`),
    plannedEnvois: () => countEnvois(sql`true`),
    postponedEnvois: () => countEnvois(sql`essais > 0`),
    close: async () => {
      for (const process of started) process.kill('SIGKILL')
      await Promise.all(started.map(({ ended }) => ended))
      await db.destroy()
      await database.drop()
    },
  }
}
