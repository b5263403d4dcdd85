import type { Compilable, Kysely, QueryResult } from 'kysely'
import pg from 'pg'
import type { DB } from './types.ts'

/** The name of a statement, by its text. */
const names = new Map<string, string>()

/**
 * Runs a statement that finds what it reads by keys alone, under a name: each connection parses and plans it once. Lists
 * are planned with their values each time: one plan for all of them would read whole tables.
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

/** A connection that gives PostgreSQL the names of the statements that have one. */
export class Connection extends pg.Client {
  override query = ((asked, values, answered) => {
    const ask = super.query.bind(this) as Ask
    const name = typeof asked === 'string' ? names.get(asked) : undefined
    return name === undefined ? ask(asked, values, answered) : ask({ name, text: asked, values })
  }) satisfies Ask as pg.Client['query']
}
