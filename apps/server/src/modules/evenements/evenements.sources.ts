import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, kilometres } from '#db/around.ts'
import { every } from '#db/keyed-page.ts'
import { hasWords, linesOfWords, prefixKeys, typedWords } from '#db/word-keys.ts'

type Sql = RawBuilder<unknown>

/** The first lines (debut, id) in the order of the pages, no more than the count needs. */
export type Source = {
  readonly lines: Sql
  /** What the statement must say first; `moi` is there already. */
  readonly ctes?: readonly Sql[]
}

/** Cells of events are half a degree wide. */
const GRID = { latitude: 2, longitude: 2 }
/** Cells are chosen on a flat map, which is that far from the truth at most. */
const MARGE = 1.02
const MOTS_MAX = 5
/** So many words of titles may begin as what is typed. */
const DEBUTS_MAX = 32

const first = (order: Sql): Sql => sql`order by ${order} limit ${COUNT_CAP + 1}`

/** The words of a title, and the keys of published events (`m:`) or drafts (`mb:`) that they begin. */
export const clesDesMots = (prefixe: 'm:' | 'mb:', titre: string): readonly Sql[] => [
  typedWords(titre, MOTS_MAX),
  prefixKeys('evenements_cles', prefixe, DEBUTS_MAX),
]

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
    where not brouillon and ${every([...duringOf(filtres, now, sql`debut`), ...narrowedBy(filtres)])}
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
      where cle = ${cle.toLowerCase()} and ${every(conditions)}
      ${first(sql`ordre, evenement_id`)}`,
  }
}

/** Around her commune: the cells that the circle touches, each an index by date. What is on line is in no cell. */
const around = (km: number, filtres: FiltresEvenements, now: Date): Source => {
  const conditions = [...duringOf(filtres, now, sql`debut`), ...narrowedBy(filtres), within(km)]
  return {
    ctes: [cellulesAround(degreesOf(km * MARGE), GRID)],
    lines: sql`
      select x.debut, x.id from cellules c cross join lateral (
        select debut, id from evenements e
        where e.cellule = c.cellule and not brouillon and e.cellule is not null and ${every(conditions)}
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
      select ordre as debut, evenement_id as id
      from (${linesOfWords({ table: 'evenements_cles', columns: ['ordre', 'evenement_id'], where: conditions })}) m
      ${first(sql`ordre, evenement_id`)}`,
  }
}

/** Where the filters are read: one place each time, which knows all that narrows it. */
export const sourceOf = (filtres: FiltresEvenements, now: Date): Source => {
  const { titre = '', distanceKilometre, thematique, type } = filtres
  if (hasWords(titre)) return byWords(titre, filtres, now)
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
