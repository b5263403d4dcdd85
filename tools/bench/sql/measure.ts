import type { Cluster } from './cluster.ts'

type Statement = {
  readonly id: string
  readonly calls: number
  readonly buffers: number
  readonly text: string
}

/** Database cost of a call, excluding its authentication. */
export type Cost = {
  readonly statements: number
  readonly buffers: number
  readonly texts: readonly string[]
}

/** Buffers from pg_stat_statements: 8 kB pages that a statement accessed, cached or not. */
const readStatements = async ({ admin }: Cluster, database: string): Promise<Map<string, Statement>> => {
  const { rows } = await admin.query<Statement>(
    `select queryid::text as id, calls::int, (shared_blks_hit + shared_blks_read)::int as buffers, query as text
     from pg_stat_statements where dbid = (select oid from pg_database where datname = $1)`,
    [database],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const since = (before: Map<string, Statement>, after: Map<string, Statement>): Statement[] =>
  [...after.values()]
    .map((now) => {
      const was = before.get(now.id)
      return { ...now, calls: now.calls - (was?.calls ?? 0), buffers: now.buffers - (was?.buffers ?? 0) }
    })
    .filter(({ calls }) => calls > 0)

/** Measures calls on a database; `bare` is a call that only authenticates. */
export const createMeter = async (cluster: Cluster, database: string, bare: () => Promise<unknown>) => {
  const during = async (act: () => Promise<unknown>): Promise<Statement[]> => {
    const before = await readStatements(cluster, database)
    await act()
    return since(before, await readStatements(cluster, database))
  }
  const session = new Set((await during(bare)).map(({ id }) => id))
  if (session.size !== 1) throw new Error(`a bare call makes ${session.size} statements`)
  return async (act: () => Promise<unknown>): Promise<Cost> => {
    const made = (await during(act)).filter(({ id }) => !session.has(id))
    return {
      statements: made.reduce((sum, { calls }) => sum + calls, 0),
      buffers: made.reduce((sum, { buffers }) => sum + buffers, 0),
      texts: made.map(({ text }) => text),
    }
  }
}
