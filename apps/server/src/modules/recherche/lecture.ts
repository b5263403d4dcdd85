import { mayCall } from '@entrelles/contract/kit/access.ts'
import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import { sql, type RawBuilder } from 'kysely'
import type { ReadCtx } from '#kit/ctx.ts'
import { lectureOf, moi, type Lecture } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

export type Reading = Pick<ReadCtx, 'db' | 'actor' | 'now' | 'settings'>

/** What narrows one category of a search. Days are in Paris time, both included. */
export type Filtre = {
  readonly categorie?: string | undefined
  readonly territoire?: string | undefined
  readonly type?: string | undefined
  readonly dateMin?: string | undefined
  readonly dateMax?: string | undefined
  /** In every category, what could not be found before. */
  readonly depuis?: Date | undefined
}

/** The first microsecond of a day in Paris. */
const midnight = (day: string): Sql => sql`recherche_instant(${day}::timestamp at time zone 'Europe/Paris')`

const filtreRow = ({ categorie, territoire, type, dateMin, dateMax, depuis }: Filtre): Sql => sql`row(
  ${categorie ?? null}, ${territoire ?? null}::uuid, ${type ?? null},
  ${dateMin === undefined ? null : midnight(dateMin)}, ${dateMax === undefined ? null : midnight(addDays(dateMax, 1))},
  ${depuis?.toISOString() ?? null}::timestamptz)::recherche_filtre`

/** The reader of the CTE `moi`, with what decides what she finds. */
const lectriceRow = ({ actor }: Reading, { now, graceDays }: Lecture): Sql => {
  const today = parisDay(now)
  return sql`(select row(moi.id, moi.antennes, moi.bloquees,
    ${mayCall('administratrice', actor.roles)}::boolean, ${mayCall('coordinatrice', actor.roles)}::boolean,
    ${today}::date, ${addDays(today, -graceDays)}::date, ${now.getTime() * 1000}::bigint, ici.departement,
    moi.latitude, moi.longitude)::recherche_lectrice
    from moi left join (
      select c.id, v.departement from comptes c join villes v on v.id = c.ville_id where c.id = ${actor.id}) ici on ici.id = moi.id)`
}

/** What is shown: of these categories, the objects after the first `offset`, and how many were found, if not more than `compte`. */
type Page = {
  readonly categories: readonly string[]
  readonly offset?: number
  readonly limit: number
  readonly compte: number
}

const pageRow = ({ categories, offset = 0, limit, compte }: Page): Sql =>
  sql`row(${categories}::text[], ${offset}::integer, ${limit}::integer, ${compte}::integer)::recherche_page`

type Options = {
  readonly termes: string
  readonly page: Page
  readonly filtre?: Filtre
  /** Whether objects that lack some of the words are found when none has all of them. */
  readonly large?: boolean
}

/**
 * CTEs: `moi`, the reader; `termes`, how the words are read; `trouves` (categorie, id, place, nb, signes), the objects of the page, numbered in
 * each category from the best, and a line without `id` that counts those found. An object found by a corrected word has the signs of its words.
 */
export const ctesRecherche = (
  reading: Reading,
  { termes, page, filtre = {}, large = true }: Options,
): readonly Sql[] => {
  const lecture = lectureOf(reading)
  return [
    moi(lecture),
    sql`termes as materialized (select * from recherche_lit(${termes}))`,
    sql`trouves as materialized (
      select categorie, id, nb, signes, row_number() over (
        partition by categorie order by part desc nulls last, note, loin, recence, id) as place
      from recherche_trouve(array(select t::recherche_terme from termes t), ${lectriceRow(reading, lecture)},
        ${filtreRow(filtre)}, ${pageRow(page)}, ${large}))`,
  ]
}

/** How many objects were found: one more than the page counts at most. */
export const countOf = (categorie: string): Sql =>
  sql`coalesce((select nb from trouves where categorie = ${categorie} and id is null), 0)`

/** The objects `p` of a page. */
export const pageOf = (categorie: string): Sql =>
  sql`(select id, place from trouves where categorie = ${categorie} and id is not null) p`

/** Words searched instead of mistyped ones, among those of the first object of a category: they led to something. Of words with one root, one is told. */
export const motsCorriges: Sql = sql`(
  select coalesce(json_agg(mot order by ord, rang), '[]') from (
    select distinct on (t.ord, t.cle) t.ord, t.rang, t.mot
    from trouves f join termes t on t.rang >= 4 and t.signe = any (f.signes)
    where f.place = 1
    order by t.ord, t.cle, t.rang, t.mot) c)`
