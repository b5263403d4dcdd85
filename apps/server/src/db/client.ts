import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { connectionClass } from './connection.ts'
import type { DB } from './types.ts'

/** The pool or a transaction; code that only reads accepts either. */
export type Db = Kysely<DB>
/** Required by all code that writes: the type excludes the pool. */
export type Tx = Transaction<DB>

const { builtins } = pg.types
/** `2026-11-15 01:47:08.12+00` → `2026-11-15T01:47:08.120Z`, so that rows go into responses unchanged. */
const toIso = (value: string): string => new Date(value).toISOString()

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.TIMESTAMPTZ, toIso],
  [builtins.DATE, (value) => value],
  [builtins.INT8, Number],
])

export type DbOptions = {
  readonly url: string
  readonly poolSize: number
  readonly name: string
  /** How long a query may wait for a connection of the pool, and for the network on top of its own time. */
  readonly waitMs?: number
  /** How long a statement may run. */
  readonly statementMs?: number
}

export const createDb = ({ url, poolSize, name, waitMs = 2000, statementMs = 5000 }: DbOptions): Db => {
  const pool = new pg.Pool({
    Client: connectionClass(statementMs, waitMs),
    connectionString: url,
    max: poolSize,
    application_name: name,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
    // jit=off: compiling a statement would take seconds where running it takes milliseconds.
    // Below this similarity threshold, trigram matches are noise.
    options: '-c TimeZone=UTC -c jit=off -c pg_trgm.similarity_threshold=0.35',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A connection that the server ends is replaced at the next query. Its error must have a listener, or it ends the process:
  // the pool's own listener covers idle connections only, so each connection gets one for the time it is in use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
