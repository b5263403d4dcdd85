import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import { names } from './connection.ts'
import type { DB } from './types.ts'

/**
 * Runs a statement that looks rows up by key as a named prepared statement, so that each connection parses and plans
 * it once. A name has one text. Do not use it for lists: a plan for all values would read whole tables, or all rows of a
 * member, unless a function reads them in the order of an index (`discussions_boite`).
 */
export const executeKeyed = <Row>(
  name: string,
  query: { readonly compile: (db: Kysely<DB>) => CompiledQuery<Row> },
  db: Kysely<DB>,
): Promise<QueryResult<Row>> => {
  const compiled = query.compile(db)
  names.set(compiled.sql, name)
  return db.getExecutor().executeQuery(compiled)
}
