import { sql } from 'kysely'
import type { Db } from './client.ts'
import { MIGRATIONS_TABLE } from './migrations.ts'

/** The number of rows of each table of a schema, without the list of migrations. */
export const countsOf = async (db: Db, schema = 'public'): Promise<Record<string, number>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' and table_name <> ${MIGRATIONS_TABLE}`.execute(
    db,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(`${schema}.${name}`)}`.execute(db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}
