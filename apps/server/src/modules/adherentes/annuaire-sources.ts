import {
  NOUVELLE_JOURS,
  type FiltresAnnuaire,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, isWithin } from '#db/around.ts'
import { keysOf, stretches } from '#db/keyed-page.ts'
import { candidats, trouvees } from './annuaire-mots.ts'

const DAY_MS = 86_400_000
/** Cells of the directory measure 1/4 degree of latitude by 1/2 degree of longitude. */
const GRID = { latitude: 4, longitude: 2 }
/** Lower bound of the cosine of latitudes in France: it is that of a latitude north of Dunkirk. */
const COS_LATITUDE_MIN = 0.62

/** Rows (tri, compte_id, rang, depuis): the first `limit` rows of each key in page order, or all of them. */
export type Source = {
  readonly lines: (limit: number | null) => RawBuilder<unknown>
  /** Materialized once for the page and the count, because reading one page costs as much as reading everything. */
  readonly once?: true
  /** Number of rows, if it is stored. */
  readonly total?: RawBuilder<unknown>
  /** Common table expressions that `lines` needs. */
  readonly ctes?: readonly RawBuilder<unknown>[]
}

/** The variants of a key that the reader may use: the public one, and those kept within her branches. */
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

/** The rows of a public key, whose count is stored in `compteurs`. */
const counted = (cle: string): Source => ({
  ...stretch(sql`array[${cle}]`),
  total: sql`coalesce((select nb from compteurs where cle = ${cle}), 0)`,
})

/** Upper bound of the number of cells that a circle touches; cells are narrower in the north. */
const cellulesMax = (degrees: number): number =>
  (Math.floor(2 * degrees * GRID.latitude) + 2) *
  (Math.floor((2 * degrees * GRID.longitude) / COS_LATITUDE_MIN) + 2)

/** One cell of the circle, in page order. */
const cell = (rang: number): RawBuilder<unknown> => sql`(
  select tri, compte_id, latitude, longitude from annuaire
  where cellule = (select cellule from cellules where rang = ${sql.lit(rang)})
  order by tri, compte_id offset 0)`

/**
 * Members around the reader's commune. Each cell that the circle touches is its own branch of a union, so that
 * PostgreSQL merges their indexes in page order and stops at the limit.
 */
const around = (km: number): Source => {
  const degrees = degreesOf(km)
  const cells = Array.from({ length: cellulesMax(degrees) }, (_, index) => cell(index + 1))
  return {
    ctes: [cellulesAround(degrees, GRID)],
    // When a small circle is in a crowded cell, most rows read are filtered out.
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

/** One source per filter; the query keeps the members found by all of them. */
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

/** Page order: best match first for a search, latest first for new members, otherwise by name. */
export const orderOf = ({ termes, nouvelles }: FiltresAnnuaire): RawBuilder<unknown> => {
  if (termes) return sql`rang, tri, compte_id`
  return nouvelles ? sql`depuis desc, compte_id desc` : sql`tri, compte_id`
}
