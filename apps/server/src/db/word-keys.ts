import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { sql, type RawBuilder } from 'kysely'
import { stretches } from './keyed-page.ts'
import type { DB } from './types.ts'

type Sql = RawBuilder<unknown>

/** After every other letter: `debut` ≤ what begins so < `debut` + AFTER. */
export const AFTER = '\u{10ffff}'

export const hasWords = (termes: string): boolean => /[\p{L}\p{N}]/u.test(termes)

/** `mots` (mot, ord): the words that were typed, as keys spell them. */
export const typedWords = (termes: string, max: number): Sql => sql`mots as materialized (
  select mot, ord from unnest(mots_nom(${termes})) with ordinality u (mot, ord) limit ${max})`

/**
 * `cles_mots` (ord, cle, rang): for each typed word, the keys of those that it begins, itself first (`rang` 0). One step
 * of the index each, however many lines have it. Results are capped; a longer beginning narrows them.
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
 * The lines that have each typed word, by `cles_mots`, with how well (`rang`: the less, the better). Of one word alone no
 * more are read than the cap, unless other filters are still to narrow them (`whole`).
 */
export const linesOfWords = ({
  table,
  columns,
  where = [],
  whole = false,
}: {
  readonly table: keyof DB
  /** In the order of the pages. */
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
