import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import { stretches } from './keyed-page.ts'
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
 * key stops at the count cap, unless other filters apply afterwards (`whole`).
 */
export const linesOfWords = ({
  table,
  columns,
  where = [],
  whole = false,
}: {
  readonly table: keyof DB
  /** In page order. */
  readonly columns: readonly string[]
  readonly where?: readonly Sql[]
  readonly whole?: boolean
}): Sql => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const limit = whole
    ? sql`null`
    : sql`(select case when count(*) = 1 then ${COUNT_CAP + 1}::bigint end from mots)`
  return sql`
    select ${names}, sum(rang)::int as rang
    from (
      select c.ord, ${sql.join(columns.map((column) => sql.ref(`x.${column}`)))}, min(c.rang) as rang
      from ${stretches({ table, keys: sql`cles_mots c`, columns, where, limit })}
      group by c.ord, ${names}
    ) y
    group by ${names} having count(*) = (select count(*) from mots)`
}
