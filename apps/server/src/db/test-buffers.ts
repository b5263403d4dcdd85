import { sql, type CompiledQuery } from 'kysely'
import type { Db } from './client.ts'

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

/** The number of 8 kB pages that the statements of a call access, cached or not. The call reads only. */
export const buffersOf = async (db: Db, call: (db: Db) => Promise<unknown>): Promise<number> => {
  let buffers = 0
  const executor = db.getExecutor()
  const executeQuery = async (compiled: CompiledQuery) => {
    const explained = { ...compiled, sql: `explain (analyze, buffers, format json) ${compiled.sql}` }
    const { rows } = await executor.executeQuery<Explained>(explained as CompiledQuery<Explained>)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('the statement was not explained')
    buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
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
}
