import { addDays } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { instantOf, ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import {
  MOIS_MAX,
  type CarteAgenda,
  type MoisAgenda,
} from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { keyedPage } from '#db/keyed-page.ts'
import { listAnswerOf } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { champsCarte, joinsCarte, miennes } from '#modules/evenements/evenements.public.ts'

type Lecture = Pick<ReadCtx, 'db' | 'actor' | 'now'>

/** Her registrations, waiting lists and favourites among the published events that match the condition. */
const lignes = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  lignes as materialized (
    select e.debut, e.id
    from (select evenement_id from miennes union select evenement_id from gardes) a
    join evenements e on e.id = a.evenement_id
    where not e.brouillon and ${condition}
    order by e.debut ${order}, e.id ${order} limit ${COUNT_CAP + 1})`

/** Read for the rows of the page only: the index of her participations does not hold it. */
const maPresence = (compteId: string): RawBuilder<unknown> => sql`(
  select nullif(v.presence, 'inconnue') from participations v
  where v.evenement_id = e.id and v.compte_id = ${compteId} and v.statut = 'inscrite')`

const readCartes = (
  { db, actor }: Lecture,
  condition: RawBuilder<unknown>,
  { order, limit, offset }: { order: RawBuilder<unknown>; limit: number; offset: number },
) =>
  keyedPage<CarteAgenda>(db, {
    ctes: [...miennes(actor.id), lignes(condition, order)],
    lines: sql`lignes`,
    rows: sql`
      select coalesce(json_agg(json_build_object(${champsCarte}, 'maPresence', ${maPresence(actor.id)})
        order by p.debut ${order}, p.id ${order}), '[]')
      from (select debut, id from lignes order by debut ${order}, id ${order} limit ${limit} offset ${offset}) p
      join evenements e on e.id = p.id ${joinsCarte}`,
  })

/** R2.1-25: upcoming events until they end, soonest first; or past events, latest first. */
export const listAgenda = async (
  lecture: Lecture,
  { futur, page }: { readonly futur: '0' | '1'; readonly page: number },
) => {
  const now = lecture.now()
  const isFutur = futur === '1'
  const found = await readCartes(lecture, isFutur ? sql`e.fin > ${now}` : sql`e.fin <= ${now}`, {
    order: isFutur ? sql`asc` : sql`desc`,
    limit: limitOf(page),
    offset: offsetOf(page),
  })
  return listAnswerOf('evenements', found)
}

const SEMAINE = 7

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % SEMAINE

/** The Monday of the first week that the month view shows, and the Monday after its last week. */
export const semainesOf = (mois: string): { readonly debut: string; readonly fin: string } => {
  const first = `${mois}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  const rest = weekdayOf(next)
  return { debut: addDays(first, -weekdayOf(first)), fin: rest === 0 ? next : addDays(next, SEMAINE - rest) }
}

/** The events in the weeks of a month, in Paris time, by date. */
export const getMoisAgenda = async (lecture: Lecture, mois: string): Promise<MoisAgenda> => {
  const { debut, fin } = semainesOf(mois)
  const at = (day: string): Date => instantOf(`${day} 00:00`, ZONE_PARIS)
  const { rows } = await readCartes(lecture, sql`e.debut >= ${at(debut)} and e.debut < ${at(fin)}`, {
    order: sql`asc`,
    limit: MOIS_MAX,
    offset: 0,
  })
  return { mois, evenements: rows }
}
