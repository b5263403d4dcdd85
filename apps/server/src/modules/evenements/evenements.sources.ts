import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { clesDesMots } from './titre.cles.ts'

type Sql = RawBuilder<unknown>

/** The first lines (debut, id) in the order of the pages, no more than the count needs. */
export type Source = {
  readonly lines: Sql
  /** What the statement must say first; `moi` is there already. */
  readonly ctes?: readonly Sql[]
}

const RAYON_TERRE_KM = 6371
const KM_PAR_DEGRE = (RAYON_TERRE_KM * Math.PI) / 180
/** Cells are chosen on a flat map, which is that far from the truth at most. */
const MARGE = 1.02

const first = (order: Sql): Sql => sql`order by ${order} limit ${COUNT_CAP + 1}`
const all = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `)

/**
 * Kilometres from her commune; null for what is nowhere. Never inside `least(1, …)`, as this formula is often written:
 * PostgreSQL leaves nulls out of it, and whatever is on line would be at her door.
 */
export const kilometres = (latitude: Sql, longitude: Sql): Sql => sql`(
  ${2 * RAYON_TERRE_KM}::float8 * asin(sqrt(power(sin(radians(${latitude} - (select latitude from moi)) / 2), 2)
    + cos(radians((select latitude from moi))) * cos(radians(${latitude}))
    * power(sin(radians(${longitude} - (select longitude from moi)) / 2), 2))))`

const startOf = (day: CivilDay): Date => instantOf(`${day} 00:00`, ZONE_PARIS)

/** From today, unless a day is given; both days included. */
const duringOf = ({ dateDebut, dateFin }: FiltresEvenements, now: Date, column: Sql): readonly Sql[] => [
  sql`${column} >= ${startOf(dateDebut ?? parisDay(now))}::timestamptz`,
  ...(dateFin === undefined ? [] : [sql`${column} < ${startOf(addDays(dateFin, 1))}::timestamptz`]),
]

/** What lines carry beside their date. */
const narrowedBy = ({ thematique, type, disponibilite }: FiltresEvenements): readonly Sql[] => [
  ...(thematique === undefined ? [] : [sql`theme_id = ${thematique}::uuid`]),
  ...(type === undefined ? [] : [sql`type_id = ${type}::uuid`]),
  ...(disponibilite === undefined ? [] : [sql`disponible`]),
]

const within = (km: number): Sql => sql`${kilometres(sql`latitude`, sql`longitude`)} <= ${km}`

/** Every event, by date. */
const byDate = (filtres: FiltresEvenements, now: Date): Source => ({
  lines: sql`
    select debut, id from evenements
    where not brouillon and ${all([...duringOf(filtres, now, sql`debut`), ...narrowedBy(filtres)])}
    ${first(sql`debut, id`)}`,
})

/** A key is a stretch of its own: theme, type and format are in its name. */
const byKey = (
  cle: string,
  { thematique: _theme, type: _type, ...filtres }: FiltresEvenements,
  now: Date,
): Source => {
  const { distanceKilometre: km } = filtres
  const conditions = [
    ...duringOf(filtres, now, sql`ordre`),
    ...narrowedBy(filtres),
    ...(km === undefined ? [] : [within(km)]),
  ]
  return {
    lines: sql`
      select ordre as debut, evenement_id as id from evenements_cles
      where cle = ${cle.toLowerCase()} and ${all(conditions)}
      ${first(sql`ordre, evenement_id`)}`,
  }
}

/** Around her commune: the cells that the circle touches, each an index by date. What is on line is in no cell. */
const around = (km: number, filtres: FiltresEvenements, now: Date): Source => {
  const degrees = (km * MARGE) / KM_PAR_DEGRE
  const conditions = [...duringOf(filtres, now, sql`debut`), ...narrowedBy(filtres), within(km)]
  return {
    ctes: [
      sql`cellules as materialized (
        select la * 1000 + lo as cellule
        from moi,
          generate_series(floor((latitude - ${degrees}) * 2)::int, floor((latitude + ${degrees}) * 2)::int) la,
          generate_series(floor((longitude - ${degrees} / cos(radians(latitude))) * 2)::int,
            floor((longitude + ${degrees} / cos(radians(latitude))) * 2)::int) lo
        where power(greatest(la / 2.0 - latitude, 0, latitude - (la + 1) / 2.0), 2)
          + power(greatest(lo / 2.0 - longitude, 0, longitude - (lo + 1) / 2.0) * cos(radians(latitude)), 2)
          <= power(${degrees}, 2))`,
    ],
    lines: sql`
      select x.debut, x.id from cellules c cross join lateral (
        select debut, id from evenements e
        where e.cellule = c.cellule and not brouillon and e.cellule is not null and ${all(conditions)}
        ${first(sql`debut, id`)}
      ) x ${first(sql`x.debut, x.id`)}`,
  }
}

/** Those whose titles have each typed word, or one that it begins. A word alone needs no more than the cap. */
const byWords = (titre: string, filtres: FiltresEvenements, now: Date): Source => {
  const { format, distanceKilometre } = filtres
  const conditions = [
    ...duringOf(filtres, now, sql`ordre`),
    ...narrowedBy(filtres),
    ...(format === undefined ? [] : [sql`en_ligne = ${format === 'en_ligne'}`]),
    ...(distanceKilometre === undefined ? [] : [within(distanceKilometre)]),
  ]
  return {
    ctes: clesDesMots('m:', titre),
    lines: sql`
      select x.ordre as debut, x.evenement_id as id
      from cles_mots c cross join lateral (
        select ordre, evenement_id from evenements_cles k where k.cle = c.cle and ${all(conditions)}
        order by ordre, evenement_id
        limit (select case when count(*) = 1 then ${COUNT_CAP + 1}::bigint end from mots)
      ) x
      group by x.ordre, x.evenement_id having count(distinct c.ord) = (select count(*) from mots)
      ${first(sql`x.ordre, x.evenement_id`)}`,
  }
}

/** Where the filters are read: one place each time, which knows all that narrows it. */
export const sourceOf = (filtres: FiltresEvenements, now: Date): Source => {
  const { titre = '', distanceKilometre, thematique, type } = filtres
  if (/[\p{L}\p{N}]/u.test(titre)) return byWords(titre, filtres, now)
  // What is on line is nowhere.
  if (distanceKilometre !== undefined && filtres.format === 'en_ligne')
    return { lines: sql`select debut, id from evenements where false` }
  // Of one theme there are fewer events than around a large town.
  if (distanceKilometre !== undefined && thematique === undefined)
    return around(distanceKilometre, filtres, now)
  const format = distanceKilometre === undefined ? filtres.format : 'presentiel'
  return (format ?? thematique ?? type)
    ? byKey(`f:${thematique ?? '*'}:${type ?? '*'}:${format ?? '*'}`, filtres, now)
    : byDate(filtres, now)
}

/** Those of a branch, to come. */
export const sourceOfTerritoire = (territoireId: string, now: Date): Source =>
  byKey(`t:${territoireId}`, {}, now)
