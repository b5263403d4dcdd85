import { sql } from 'kysely'
import pg from 'pg'
import { quoted } from './admin.ts'
import type { Db } from './client.ts'
import { MIGRATIONS_TABLE } from './migrations.ts'
import { queueSchema } from './queues.ts'

/**
 * Lets a role run the product without owning its tables: it reads and writes rows, changes no table, and only adds to the
 * journal. Called with the owner's address after each migration, whose new tables the role knows nothing of.
 */
export const grantUse = async (url: string, role: string): Promise<void> => {
  const user = quoted(role)
  const schemas = `public, ${queueSchema}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      begin;
      -- PostgreSQL fails when two transactions change the rights of one table at once.
      select pg_advisory_xact_lock(hashtext('entrelles.rights'));
      grant usage on schema ${schemas} to ${user};
      grant select, insert, update, delete on all tables in schema ${schemas} to ${user};
      grant usage, select on all sequences in schema ${schemas} to ${user};
      grant execute on function journal_efface(timestamptz) to ${user};
      revoke update, delete on journal from ${user};
      revoke insert, update, delete on ${MIGRATIONS_TABLE} from ${user};
      commit`)
  } finally {
    await client.end()
  }
}

/** Whether the role of this connection may change or drop the tables: as their owner, or as a superuser. */
export const ownsTables = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(relowner, 'usage') as owns from pg_class where oid = 'journal'::regclass`.execute(db)
  return rows[0]?.owns === true
}
