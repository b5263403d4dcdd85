import type { Compilable, Kysely, QueryResult } from 'kysely'
import { names } from './connection.ts'
import type { DB } from './types.ts'

/**
 * Runs a statement that looks rows up by key as a named prepared statement, so that each connection parses and plans
 * it once. Do not use it for lists: a generic plan for all values would scan whole tables.
 */
export const executeKeyed = <Row>(
  name: string,
  query: Compilable<Row>,
  db: Kysely<DB>,
): Promise<QueryResult<Row>> => {
  const compiled = query.compile()
  names.set(compiled.sql, name)
  return db.executeQuery(compiled)
}
