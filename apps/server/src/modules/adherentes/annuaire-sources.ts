import {
  NOUVELLE_JOURS,
  type FiltresAnnuaire,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every, keysOf, stretches } from '#db/keyed-page.ts'
import { bloquees, isMontree } from './annuaire-moi.ts'
import { candidats, trouvees } from './annuaire-mots.ts'
import { lieuxAround, membresProches } from './annuaire-proches.ts'

const DAY_MS = 86_400_000

/** Filters of the directory, and one that only other modules use. */
export type Filtres = FiltresAnnuaire & {
  /** Members and coordinators of one of these branches. */
  readonly antennes?: readonly string[]
}

/** Rows (tri, compte_id, rang, depuis, loin): the first `limit` rows of each key in page order, or all of them. */
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

const unranked = sql`null::int as rang, null::timestamptz as depuis, null::float8 as loin`

const stretch = (cles: RawBuilder<unknown>, where = [isMontree('k.compte_id')]): Source => ({
  lines: (limit) =>
    limit === null
      ? sql`select k.tri, k.compte_id, ${unranked} from annuaire_cles k
          where ${every([sql`k.cle = any (${cles})`, ...where])}`
      : sql`select x.tri, x.compte_id, ${unranked} from ${stretches({
          table: 'annuaire_cles',
          keys: keysOf(cles),
          columns: ['tri', 'compte_id'],
          where,
          limit,
        })}`,
})

/** The count of a public key. */
const counted = (cle: string): RawBuilder<unknown> =>
  sql`coalesce((select nb from compteurs where cle = ${cle}), 0)`

/** The members of a branch. Alone, its total is that of the branch for every reader: only the cards leave members out. */
const ofTerritoire = (id: string): Source => ({
  ...stretch(sql`array[${`t:${id}`}]`, []),
  total: counted(`t:${id}`),
})

/** An administrator, who reads every branch, is found in her own. */
const ofAntennes = (ids: readonly string[]): Source => ({
  once: true,
  lines: () => sql`
    select k.tri, k.compte_id, ${unranked} from annuaire_cles k
    where k.cle = any (${ids.map((id) => `t:${id}`)}::text[]) and ${isMontree('k.compte_id')}
    union select a.tri, a.compte_id, ${unranked} from coordinations c join annuaire a on a.compte_id = c.compte_id
    where c.territoire_id = any (${ids}::uuid[]) and ${isMontree('a.compte_id')}`,
})

const ofDepartement = (code: string): Source => ({
  ...stretch(sql`array[${`d:${code}`}]`),
  total: sql`${counted(`d:${code}`)} - (
    select count(*) from annuaire where compte_id = any (${bloquees}) and departement = ${code})`,
})

/** Members around the reader's commune. Alone, this filter is read by communes instead (annuaire-proches.ts). */
const around = (km: number): Source => ({ ctes: lieuxAround(km), once: true, lines: () => membresProches })

const latest = (now: Date): Source => ({
  lines: (limit) => sql`
    select tri, compte_id, null::int as rang, depuis, null::float8 as loin from annuaire
    where depuis >= ${new Date(now.getTime() - NOUVELLE_JOURS * DAY_MS).toISOString()} and ${isMontree('compte_id')}
    order by depuis desc, compte_id desc limit ${limit}`,
})

const words = (termes: string): Source => ({
  ctes: candidats(termes),
  lines: trouvees,
  once: true,
})

/** One source per filter; the query keeps the members found by all of them. */
export const sourcesOf = (filtres: Filtres, now: Date): readonly Source[] => [
  ...(filtres.termes ? [words(filtres.termes)] : []),
  ...(filtres.nouvelles ? [latest(now)] : []),
  ...(filtres.territoire ? [ofTerritoire(filtres.territoire)] : []),
  ...(filtres.antennes ? [ofAntennes(filtres.antennes)] : []),
  ...(filtres.departement ? [ofDepartement(filtres.departement)] : []),
  ...(filtres.coordinatrices ? [stretch(sql`array['coordinatrice']`)] : []),
  ...(filtres.competence ? [stretch(shared(`k:${filtres.competence}`))] : []),
  ...(filtres.secteur ? [stretch(shared(`s:${filtres.secteur}`))] : []),
  ...(filtres.situation ? [stretch(shared(`i:${filtres.situation}`))] : []),
  ...(filtres.distanceKm ? [around(filtres.distanceKm)] : []),
]

/** Page order: the nearest first, or the best match of a search, or the latest new members, otherwise by name. */
export const orderOf = ({ termes, nouvelles, distanceKm }: FiltresAnnuaire): RawBuilder<unknown> => {
  if (distanceKm) return sql`loin, rang, tri, compte_id`
  if (termes) return sql`rang, tri, compte_id`
  return nouvelles ? sql`depuis desc, compte_id desc` : sql`tri, compte_id`
}
