import { sql, type CompiledQuery } from 'kysely'
import type { Db, Tx } from './client.ts'
import { names } from './connection.ts'

type Explained = {
  readonly 'QUERY PLAN': readonly {
    readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
  }[]
}

/**
 * Vacuums and analyses a test database of one connection. A vacuum marks as visible to all only the rows whose commit is on disk, and
 * test databases write to the disk later: one more commit, which waits for it, comes first.
 */
export const vacuum = async (db: Db): Promise<void> => {
  await sql`set synchronous_commit = on`.execute(db)
  await sql`select pg_current_xact_id()`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

type Executor = ReturnType<Db['getExecutor']>

const explainedCost = async (executor: Executor, compiled: CompiledQuery): Promise<number> => {
  const explained = { ...compiled, sql: `explain (analyze, buffers, format json) ${compiled.sql}` }
  const { rows } = await executor.executeQuery<Explained>(explained as CompiledQuery<Explained>)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('the statement was not explained')
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** PostgreSQL plans a named statement (`executeKeyed`) for its values five times; from the sixth call on, it keeps a plan for all values. */
export const CALLS_BEFORE_PLAN = 6

/** What the plan of a named statement reads, which « explain » does not show: it plans for the values. */
const keyedCost = async (tx: Tx, compiled: CompiledQuery): Promise<number> => {
  const executor = tx.getExecutor()
  const readPages = async () => {
    const { rows } = await sql<{ nb: number }>`
      select sum(pg_stat_get_xact_blocks_fetched(oid))::int as nb from pg_class
      where relnamespace <> 'pg_catalog'::regnamespace`.execute(tx)
    return rows[0]?.nb ?? 0
  }
  for (let n = 0; n < CALLS_BEFORE_PLAN; n += 1) await executor.executeQuery(compiled)
  const before = await readPages()
  await executor.executeQuery(compiled)
  return (await readPages()) - before
}

/** The number of 8 kB pages that the statements of a call access, cached or not. The call reads only. */
export const buffersOf = (db: Db, call: (db: Db) => Promise<unknown>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    let buffers = 0
    const executor = tx.getExecutor()
    const executeQuery = async (compiled: CompiledQuery) => {
      buffers += await (names.has(compiled.sql) ? keyedCost(tx, compiled) : explainedCost(executor, compiled))
      return executor.executeQuery(compiled)
    }
    const measured = new Proxy(executor, {
      get: (target, name) => {
        if (name === 'executeQuery') return executeQuery
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await call({ getExecutor: () => measured } as unknown as Db)
    return buffers
  })
