import { runner } from 'node-pg-migrate'
import { PgBoss } from 'pg-boss'
import { MIGRATIONS_DIR, MIGRATIONS_TABLE } from './migrations.ts'
import { queueSchema } from './queue-schema.ts'

/** Brings a database to the schema of this version; several processes may call it at once. */
export const migrate = async (url: string, dir = MIGRATIONS_DIR): Promise<void> => {
  await runner({
    databaseUrl: url,
    dir,
    direction: 'up',
    migrationsTable: MIGRATIONS_TABLE,
    // Work that began first may land last: its migration has an earlier date than some that production has run, and
    // must still run there. Both were written without the other, so their order does not matter.
    checkOrder: false,
    advisoryLockMode: 'wait',
    log: () => undefined,
  })
  const boss = new PgBoss({ connectionString: url, schema: queueSchema, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
