import { cappedCount } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './client.ts'
import type { DB } from './types.ts'

type Sql = RawBuilder<unknown>

/** Conditions that hold together; without any, everything passes. */
export const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/**
 * The first lines of each key, as `x`, beside their key `c`. A table of keys has, for each thing that one may look
 * for (`cle`), its lines in the order of the pages: nothing is read beyond the limit.
 */
export const stretches = ({
  table,
  keys,
  columns,
  where = [],
  order = sql.join(columns.map((column) => sql.ref(`k.${column}`))),
  limit,
}: {
  readonly table: keyof DB
  /** Rows `c` with a column `cle`. */
  readonly keys: Sql
  readonly columns: readonly string[]
  /** What narrows the lines `k` further. */
  readonly where?: readonly Sql[]
  /** The columns’ own, unless it is given. */
  readonly order?: Sql
  readonly limit: number | Sql
}): Sql => sql`${keys} cross join lateral (
  select ${sql.join(columns.map((column) => sql.ref(`k.${column}`)))} from ${sql.table(table)} k
  where ${every([sql`k.cle = c.cle`, ...where])} order by ${order} limit ${limit}) x`

/** A list of keys, for `stretches`. */
export const keysOf = (list: Sql): Sql => sql`unnest(${list}) c (cle)`

/**
 * A page and its count in one statement, so that both are of one same instant. The count is one that is kept (`total`), or
 * that of `lines`, which are read no further than the cap and one more.
 */
export const keyedPage = async <Row, Also extends object = object>(
  db: Db,
  {
    ctes,
    rows,
    also,
    ...count
  }: {
    readonly ctes: readonly Sql[]
    /** The page as one JSON array. */
    readonly rows: Sql
    /** What else the same statement answers. */
    readonly also?: { readonly [Name in keyof Also]: Sql }
  } & ({ readonly lines: Sql } | { readonly total: Sql }),
): Promise<Also & { readonly rows: Row[]; readonly nb: number; readonly plus?: true }> => {
  const nb = 'total' in count ? count.total : sql`(select count(*) from ${count.lines} comptees)`
  const others = Object.entries<Sql>(also ?? {}).map(([name, value]) => sql`${value} as ${sql.id(name)}`)
  const { rows: answers } = await sql<Also & { nb: number; rows: Row[] }>`
    with ${sql.join(ctes)}
    select ${sql.join([sql`${nb}::int as nb`, sql`(${rows}) as rows`, ...others])}`.execute(db)
  const [answer] = answers
  if (!answer) throw new Error('the list did not answer')
  return 'total' in count ? answer : { ...answer, ...cappedCount(answer.nb) }
}
