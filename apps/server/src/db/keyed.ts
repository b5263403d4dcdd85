import type { Compilable, Kysely, QueryResult } from 'kysely'
import pg from 'pg'
import type { DB } from './types.ts'

/** Statement names, by SQL text. */
const names = new Map<string, string>()

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

type Ask = (asked: unknown, values?: unknown, answered?: unknown) => unknown

/** A connection that sends the statements of `executeKeyed` under their names. */
export class Connection extends pg.Client {
  override query = ((asked, values, answered) => {
    const ask = super.query.bind(this) as Ask
    const name = typeof asked === 'string' ? names.get(asked) : undefined
    return name === undefined ? ask(asked, values, answered) : ask({ name, text: asked, values })
  }) satisfies Ask as pg.Client['query']
}
