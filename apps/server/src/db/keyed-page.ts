import { cappedCount } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from './client.ts'
import type { DB } from './types.ts'

type Sql = RawBuilder<unknown>

/** Joins conditions with `and`; `true` without any. */
export const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** Conditions `kept` that few rows `k` may meet: they are looked for among the first `most` rows of each key, and no further. */
export type Among = { readonly kept: readonly Sql[]; readonly most: number | Sql }

/**
 * The first rows of each key, as `x`, joined to their key `c`. The index of a table of keys holds the rows of each
 * search key (`cle`) in page order, so that no row is read beyond the limit.
 */
export const stretches = ({
  table,
  keys,
  columns,
  where = [],
  among,
  order = sql.join(columns.map((column) => sql.ref(`k.${column}`))),
  limit,
}: {
  readonly table: keyof DB
  /** Rows `c` with a column `cle`. */
  readonly keys: Sql
  readonly columns: readonly string[]
  /** More conditions on the rows `k`. */
  readonly where?: readonly Sql[]
  readonly among?: Among | undefined
  /** By default, the order of `columns`. */
  readonly order?: Sql
  readonly limit: number | Sql
}): Sql => {
  const rows = sql`${sql.table(table)} k where ${every([sql`k.cle = c.cle`, ...where])}`
  const wanted = among
    ? sql`(select * from ${rows} order by ${order} limit ${among.most}) k where ${every(among.kept)}`
    : rows
  return sql`${keys} cross join lateral (
    select ${sql.join(columns.map((column) => sql.ref(`k.${column}`)))} from ${wanted} order by ${order} limit ${limit}) x`
}

/**
 * The first rows of several keys together, as `x`. The keys are read side by side in page order, and none beyond the last row that is
 * returned; `stretches` reads each of them up to the limit. The statement has one branch for each of `most` keys, some twenty at most:
 * parsing and planning one takes longer than reading a short key.
 */
export const merged = ({
  table,
  keys,
  most,
  columns,
  where = [],
  limit,
}: {
  /** A table of keys, or the partition that has them, which is planned in half the time. */
  readonly table: string
  /** A statement that selects the keys. */
  readonly keys: Sql
  /** The number of keys that it may select: others would be left out. */
  readonly most: number
  /** In page order. */
  readonly columns: readonly string[]
  /** More conditions on the rows `k`. */
  readonly where?: readonly Sql[]
  readonly limit: number
}): Sql => {
  const names = sql.join(columns.map((column) => sql.ref(`k.${column}`)))
  const rest = sql`${every(where)} order by ${names} limit ${limit}`
  const branches = Array.from(
    { length: most },
    // A key that does not exist is null, and its branch reads nothing.
    (_, index) => sql`(
      select ${names} from ${sql.table(table)} k where k.cle = c.cles[${sql.lit(index + 1)}] and ${rest})`,
  )
  // « offset 0 », or the keys would be computed in each branch.
  return sql`(select array(${keys}) as cles offset 0) c cross join lateral (
    ${sql.join(branches, sql` union all `)}
    order by ${sql.join(columns.map((column) => sql.ref(column)))} limit ${limit}) x`
}

/** An array of keys as the `keys` of `stretches`. */
export const keysOf = (list: Sql): Sql => sql`unnest(${list}) c (cle)`

/**
 * A page and its count in one statement, so that both come from the same snapshot. The count is stored (`total`), or
 * counts `lines`, which stop at COUNT_CAP + 1.
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
    /** Other values that the same statement selects. */
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
