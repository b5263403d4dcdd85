import {
  NOUVELLE_JOURS,
  type FiltresAnnuaire,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, isWithin } from '#db/around.ts'
import { keysOf, stretches } from '#db/keyed-page.ts'
import { candidats, trouvees } from './annuaire-mots.ts'

const DAY_MS = 86_400_000
/** Cells of the directory are a quarter of a degree by a half. */
const GRID = { latitude: 4, longitude: 2 }
/** The cosine of a latitude beyond Dunkirk's. */
const COS_LATITUDE_MIN = 0.62

/** Lines (tri, compte_id, rang, depuis), as many as asked of each stretch in the order of the pages, or all. */
export type Source = {
  readonly lines: (limit: number | null) => RawBuilder<unknown>
  /** Read once for the page and for the count: a page alone costs as much as the others together. */
  readonly once?: true
  /** How many lines it has, where that is known without counting. */
  readonly total?: RawBuilder<unknown>
  /** What the statement must say first. */
  readonly ctes?: readonly RawBuilder<unknown>[]
}

/** A key as whoever reads may use it: what a branch keeps for itself is found by that branch alone. */
const shared = (cle: string): RawBuilder<unknown> =>
  sql`array[${cle}] || array(select ${`${cle}@`} || antenne from moi, unnest(moi.antennes) antenne)`

const unranked = sql`null::int as rang, null::timestamptz as depuis`

const stretch = (cles: RawBuilder<unknown>): Source => ({
  lines: (limit) =>
    limit === null
      ? sql`select tri, compte_id, ${unranked} from annuaire_cles where cle = any (${cles})`
      : sql`select x.tri, x.compte_id, ${unranked} from ${stretches({
          table: 'annuaire_cles',
          keys: keysOf(cles),
          columns: ['tri', 'compte_id'],
          limit,
        })}`,
})

/** A stretch that everybody may read, whose length is kept. */
const counted = (cle: string): Source => ({
  ...stretch(sql`array[${cle}]`),
  total: sql`coalesce((select nb from compteurs where cle = ${cle}), 0)`,
})

/** More than a circle touches anywhere in France: cells are narrower to the north. */
const cellulesMax = (degrees: number): number =>
  (Math.floor(2 * degrees * GRID.latitude) + 2) *
  (Math.floor((2 * degrees * GRID.longitude) / COS_LATITUDE_MIN) + 2)

/** One cell of the circle, in the order of the pages. */
const cell = (rang: number): RawBuilder<unknown> => sql`(
  select tri, compte_id, latitude, longitude from annuaire
  where cellule = (select cellule from cellules where rang = ${sql.lit(rang)})
  order by tri, compte_id offset 0)`

/**
 * Around her commune: the cells that the circle touches, each an index in the order of the pages. They are named one by
 * one so that they are merged as they are read: no more of them than the pages need.
 */
const around = (km: number): Source => {
  const degrees = degreesOf(km)
  const cells = Array.from({ length: cellulesMax(degrees) }, (_, index) => cell(index + 1))
  return {
    ctes: [cellulesAround(degrees, GRID)],
    // Where a small circle is in a crowded cell, most of what is read is left out.
    once: true,
    lines: (limit) => sql`
      select tri, compte_id, ${unranked} from (${sql.join(cells, sql` union all `)}) a
      where ${isWithin(degrees, sql`latitude`, sql`longitude`)}
      order by tri, compte_id limit ${limit}`,
  }
}

const latest = (now: Date): Source => ({
  lines: (limit) => sql`
    select tri, compte_id, null::int as rang, depuis from annuaire
    where depuis >= ${new Date(now.getTime() - NOUVELLE_JOURS * DAY_MS).toISOString()}
    order by depuis desc, compte_id desc limit ${limit}`,
})

const words = (termes: string): Source => ({
  ctes: candidats(termes),
  lines: (limit) => trouvees(limit !== null),
  once: true,
})

/** What each filter reads; several of them are joined. */
export const sourcesOf = (filtres: FiltresAnnuaire, now: Date): readonly Source[] => [
  ...(filtres.termes ? [words(filtres.termes)] : []),
  ...(filtres.nouvelles ? [latest(now)] : []),
  ...(filtres.territoire ? [counted(`t:${filtres.territoire}`)] : []),
  ...(filtres.departement ? [counted(`d:${filtres.departement}`)] : []),
  ...(filtres.coordinatrices ? [stretch(sql`array['coordinatrice']`)] : []),
  ...(filtres.competence ? [stretch(shared(`k:${filtres.competence}`))] : []),
  ...(filtres.secteur ? [stretch(shared(`s:${filtres.secteur}`))] : []),
  ...(filtres.situation ? [stretch(shared(`i:${filtres.situation}`))] : []),
  ...(filtres.distanceKm ? [around(filtres.distanceKm)] : []),
]

/** The order of the pages: the best match first, else the latest to come, else by name. */
export const orderOf = ({ termes, nouvelles }: FiltresAnnuaire): RawBuilder<unknown> => {
  if (termes) return sql`rang, tri, compte_id`
  return nouvelles ? sql`depuis desc, compte_id desc` : sql`tri, compte_id`
}
