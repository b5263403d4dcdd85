import { runner } from 'node-pg-migrate'
import { MIGRATIONS_DIR, MIGRATIONS_TABLE } from './migrations.ts'
import { createQueues, QUEUES } from './queues.ts'

/** Migrates a database to this version, with its queues; safe to call from several processes at once. */
export const migrate = async (url: string, dir = MIGRATIONS_DIR): Promise<void> => {
  await runner({
    databaseUrl: url,
    dir,
    direction: 'up',
    migrationsTable: MIGRATIONS_TABLE,
    // A branch that started first may merge last: its migration is older than some that production has run, and must
    // still run. Neither was written with the other in mind, so their order does not matter.
    checkOrder: false,
    advisoryLockMode: 'wait',
    log: () => undefined,
  })
  await createQueues(url, QUEUES)
}
