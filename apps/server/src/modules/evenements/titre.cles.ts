import { sql, type RawBuilder } from 'kysely'

const MOTS_MAX = 5
/** So many words of titles may begin as what is typed; past them, one types one more letter. */
const DEBUTS_MAX = 32
/** After every other letter. */
const AFTER = '\u{10ffff}'

/**
 * For each typed word, the keys of those that it begins: `mots` and `cles_mots` (ord, cle). One step of the index each,
 * however many events have it.
 */
export const clesDesMots = (prefixe: 'm:' | 'mb:', titre: string): readonly RawBuilder<unknown>[] => {
  const next = (after: RawBuilder<unknown>) => sql`(
    select k.cle from evenements_cles k where ${after} and k.cle < ${prefixe}::text || m.mot || ${AFTER}::text
    order by k.cle limit 1)`
  return [
    sql`mots as materialized (
      select mot, ord from unnest(mots_nom(${titre})) with ordinality u (mot, ord) limit ${MOTS_MAX})`,
    sql`cles_mots as materialized (
      select m.ord, p.cle from mots m cross join lateral (
        with recursive pas (cle, n) as (
          select ${next(sql`k.cle >= ${prefixe}::text || m.mot`)}, 1
          union all
          select ${next(sql`k.cle > pas.cle`)}, n + 1 from pas where pas.cle is not null and n < ${DEBUTS_MAX}
        )
        select cle from pas where cle is not null
      ) p)`,
  ]
}
