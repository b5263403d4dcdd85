import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import { every, stretches, type Among } from './keyed-page.ts'
import type { DB } from './types.ts'

type Sql = RawBuilder<unknown>

/** The last Unicode character: words that start with `debut` are between `debut` and `debut` + AFTER. */
export const AFTER = '\u{10ffff}'

/** CTE `mots` (mot, ord): the typed words, normalised like the keys. */
export const typedWords = (termes: string, max: number): Sql => sql`mots as materialized (
  select mot, ord from unnest(mots_nom(${termes})) with ordinality u (mot, ord) limit ${max})`

/**
 * CTE `cles_mots` (ord, cle, rang): for each typed word, the keys that start with it; `rang` is 0 for the exact word.
 * Each key costs one index lookup, however many rows it has. Keys are capped at `max`; a longer prefix narrows them.
 */
export const prefixKeys = (table: keyof DB, prefix: string, max: number): Sql => {
  const next = (after: Sql) => sql`(
    select k.cle from ${sql.table(table)} k where ${after} and k.cle < ${prefix}::text || m.mot || ${AFTER}::text
    order by k.cle limit 1)`
  return sql`cles_mots as materialized (
    select m.ord, p.cle, (p.cle <> ${prefix}::text || m.mot)::int as rang from mots m cross join lateral (
      with recursive pas (cle, n) as (
        select ${next(sql`k.cle >= ${prefix}::text || m.mot`)}, 1
        union all
        select ${next(sql`k.cle > pas.cle`)}, n + 1 from pas where pas.cle is not null and n < ${max}
      )
      select cle from pas where cle is not null
    ) p)`
}

/**
 * The rows that match every typed word, by `cles_mots`, with their `rang` (lower is better). For a single word, each
 * key stops at `cap`, unless other filters apply afterwards (`whole`).
 */
export const linesOfWords = ({
  table,
  columns,
  where = [],
  among,
  whole = false,
  cap = COUNT_CAP + 1,
}: {
  readonly table: keyof DB
  /** In page order. */
  readonly columns: readonly string[]
  readonly where?: readonly Sql[]
  readonly among?: Among
  readonly whole?: boolean
  readonly cap?: number
}): Sql => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const limit = whole ? sql`null` : sql`(select case when count(*) = 1 then ${cap}::bigint end from mots)`
  return sql`
    select ${names}, sum(rang)::int as rang
    from (
      select c.ord, ${sql.join(columns.map((column) => sql.ref(`x.${column}`)))}, min(c.rang) as rang
      from ${stretches({ table, keys: sql`cles_mots c`, columns, where, among, limit })}
      group by c.ord, ${names}
    ) y
    group by ${names} having count(*) = (select count(*) from mots)`
}

/**
 * The rows that match several typed words, by `cles_mots`, in a table where some words have a great many rows: `most` are read for
 * each word. One that has more is too common to choose by: the other words choose alone, or all of them among the rows read.
 */
export const linesOfManyWords = ({
  table,
  columns,
  where = [],
  kept = [],
  most,
}: {
  readonly table: keyof DB
  /** In page order. */
  readonly columns: readonly string[]
  readonly where?: readonly Sql[]
  /** Conditions on the rows `k` once they are read: however few meet them, no more are read. */
  readonly kept?: readonly Sql[]
  readonly most: number
}): Sql => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  // The keys of a word share the rows that are read for it.
  const limit = sql`${most}::bigint / c.nb`
  const read = sql.join(columns.map((column) => sql.ref(`k.${column}`)))
  return sql`
    with lues as materialized (
      select c.ord, c.cle, ${limit} as most, x.*
      from (select ord, cle, count(*) over (partition by ord) as nb from cles_mots) c cross join lateral (
        select ${read}, ${every(kept)} as gardee from ${sql.table(table)} k
        where ${every([sql`k.cle = c.cle`, ...where])} order by ${read} limit ${limit}) x),
    communs as materialized (
      select distinct ord from (select ord, cle from lues group by ord, cle, most having count(*) >= most) k),
    demandes as materialized (
      select ord from mots where ord not in (select ord from communs) or (select count(*) from communs) = (select count(*) from mots))
    select ${names} from (select distinct ord, ${names} from lues where gardee and ord in (select ord from demandes)) y
    group by ${names} having count(*) = (select count(*) from demandes)`
}
