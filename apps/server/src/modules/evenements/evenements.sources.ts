import { addDays, parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { FiltresEvenements } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, kilometres } from '#db/around.ts'
import { every } from '#db/keyed-page.ts'
import { linesOfWords, prefixKeys, typedWords } from '#db/word-keys.ts'

type Sql = RawBuilder<unknown>

/** The first rows (debut, id) in page order, up to the count cap. */
export type Source = {
  readonly lines: Sql
  /** CTEs that `lines` needs besides `moi`. */
  readonly ctes?: readonly Sql[]
}

/** Cells of events measure half a degree. */
const GRID = { latitude: 2, longitude: 2 }
/** Cells are chosen on a flat map, with an error of at most 2%. */
const MARGE = 1.02
const MOTS_MAX = 5
/** Maximum number of completions of a typed word. */
const DEBUTS_MAX = 32

const first = (order: Sql): Sql => sql`order by ${order} limit ${COUNT_CAP + 1}`

/** CTEs: the typed words, and the keys of published events (`m:`) or drafts (`mb:`) that start with them. */
export const clesDesMots = (prefixe: 'm:' | 'mb:', titre: string): readonly Sql[] => [
  typedWords(titre, MOTS_MAX),
  prefixKeys('evenements_cles', prefixe, DEBUTS_MAX),
]

const startOf = (day: CivilDay): Date => instantOf(`${day} 00:00`, ZONE_PARIS)

/** From today by default; both days are included. */
const duringOf = ({ dateDebut, dateFin }: FiltresEvenements, now: Date, column: Sql): readonly Sql[] => [
  sql`${column} >= ${startOf(dateDebut ?? parisDay(now))}::timestamptz`,
  ...(dateFin === undefined ? [] : [sql`${column} < ${startOf(addDays(dateFin, 1))}::timestamptz`]),
]

/** Filters on the columns that events and their keys both have. */
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

/** Events of one key. The key name contains theme, type and format, so that these need no condition. */
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

/** Events around the member’s commune: reads the cells that the circle touches, each by date. Online events have no cell. */
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

/** Events whose title matches every typed word or prefix. */
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

/** Chooses the index that serves the filters; each source applies all of them. */
export const sourceOf = (filtres: FiltresEvenements, now: Date): Source => {
  const { titre = '', distanceKilometre, thematique, type } = filtres
  // A text without a word, such as « % », matches no title.
  if (titre !== '') return byWords(titre, filtres, now)
  // Online events have no position.
  if (distanceKilometre !== undefined && filtres.format === 'en_ligne')
    return { lines: sql`select debut, id from evenements where false` }
  // With a theme, its key is read instead: a theme has fewer events than the area of a large town.
  if (distanceKilometre !== undefined && thematique === undefined)
    return around(distanceKilometre, filtres, now)
  const format = distanceKilometre === undefined ? filtres.format : 'presentiel'
  return (format ?? thematique ?? type)
    ? byKey(`f:${thematique ?? '*'}:${type ?? '*'}:${format ?? '*'}`, filtres, now)
    : byDate(filtres, now)
}

/** Upcoming events of a branch. */
export const sourceOfTerritoire = (territoireId: string, now: Date): Source =>
  byKey(`t:${territoireId}`, {}, now)
