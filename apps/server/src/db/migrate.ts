import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import { PgBoss } from 'pg-boss'
import { queueSchema } from './queue-schema.ts'
import { MIGRATIONS_TABLE } from './schema-version.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings a database to the schema of this version; several processes may call it at once. */
export const migrate = async (url: string, log: (line: string) => void = () => undefined): Promise<void> => {
  await runner({
    databaseUrl: url,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: MIGRATIONS_TABLE,
    checkOrder: true,
    advisoryLockMode: 'wait',
    log,
  })
  const boss = new PgBoss({ connectionString: url, schema: queueSchema, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
