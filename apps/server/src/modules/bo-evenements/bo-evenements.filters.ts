import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { canManageEvenements } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Who } from '#modules/evenements/managed-evenements.ts'
import { clesDesMots } from '#modules/evenements/titre.cles.ts'

type Sql = RawBuilder<unknown>
type Asked = { readonly filtres: FiltresEvenementsBo; readonly actor: Who; readonly now: Date }

/** An event starts and ends on the same day. */
const DAY_MS = 86_400_000

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

const hasMots = ({ titre = '' }: FiltresEvenementsBo): boolean => /[\p{L}\p{N}]/u.test(titre)
const etatOf = ({ onglet }: FiltresEvenementsBo): 'b:' | ':' => (onglet === 'brouillons' ? 'b:' : ':')

/** The longest word is the rarest: reading starts there. */
const premier = sql`(select ord from mots order by length(mot) desc, ord limit 1)`

/** As the triggers write them. */
const keys = (list: readonly string[]): Sql => sql`${list.map((cle) => cle.toLowerCase())}::text[]`

/** Each set narrows: an event has one key at least of every set. The first is where reading starts. */
const setsOf = ({ filtres, actor }: Asked): readonly Sql[] => {
  const { onglet, territoire, thematique, type } = filtres
  const b = etatOf(filtres)
  return [
    ...(hasMots(filtres) ? [sql`array(select cle from cles_mots where ord = ${premier})`] : []),
    ...(territoire === undefined ? [] : [keys([`t${b}${territoire}`])]),
    ...(canManageEvenements(actor)
      ? []
      : [keys([`c${b}${actor.id}`, ...actor.territoireIds.map((id) => `t${b}${id}`)])]),
    ...(onglet === 'brouillons' || (thematique === undefined && type === undefined)
      ? []
      : [keys([`f:${thematique ?? '*'}:${type ?? '*'}:*`])]),
  ]
}

const among = (set: Sql): Sql => sql`exists (
  select from evenements_cles p
  where p.cle = any (${set}) and p.ordre = k.ordre and p.evenement_id = k.evenement_id)`

/** Each other word begins one of its title. */
const autresMots = sql`not exists (
  select from mots m where m.ord <> ${premier} and not exists (
    select from cles_mots c
    join evenements_cles p on p.cle = c.cle and p.ordre = k.ordre and p.evenement_id = k.evenement_id
    where c.ord = m.ord))`

const own = (condition: Sql): Sql => sql`exists (
  select from evenements e where e.id = k.evenement_id and ${condition})`

/** Looked at for those of the last day alone; as an `exists`, all of them would be read beforehand. */
const finDeCle = sql`(select e.fin from evenements e where e.id = k.evenement_id)`

/** What the keys do not say: until when it lasts, what a draft is about. */
const conditionsOf = ({ filtres: { onglet, thematique, type }, now }: Asked, fin: Sql): readonly Sql[] => {
  const yesterday = new Date(now.getTime() - DAY_MS)
  if (onglet === 'a_venir')
    return [
      sql`k.ordre >= ${yesterday}::timestamptz`,
      sql`(k.ordre >= ${now}::timestamptz or ${fin} > ${now}::timestamptz)`,
    ]
  if (onglet === 'passes')
    return [
      sql`k.ordre < ${now}::timestamptz`,
      sql`(k.ordre < ${yesterday}::timestamptz or ${fin} <= ${now}::timestamptz)`,
    ]
  if (onglet === 'annules') return []
  return [
    ...(thematique === undefined ? [] : [own(sql`e.theme_id = ${thematique}::uuid`)]),
    ...(type === undefined ? [] : [own(sql`e.type_id = ${type}::uuid`)]),
  ]
}

const ALL: Readonly<Record<FiltresEvenementsBo['onglet'], Sql>> = {
  a_venir: sql`select debut as ordre, id as evenement_id, fin from evenements where not brouillon`,
  passes: sql`select debut as ordre, id as evenement_id, fin from evenements where not brouillon`,
  brouillons: sql`select cree_le as ordre, id as evenement_id from evenements where brouillon`,
  annules: sql`select debut as ordre, id as evenement_id from evenements where annule_le is not null and not brouillon`,
}

/** What is to come by date; the rest, latest first. */
export const orderOf = ({ onglet }: Pick<FiltresEvenementsBo, 'onglet'>): Sql =>
  onglet === 'a_venir' ? sql`ordre, evenement_id` : sql`ordre desc, evenement_id desc`

/** What `selectTrouves` reads beside the tables. */
export const ctesOf = (filtres: FiltresEvenementsBo): readonly Sql[] =>
  hasMots(filtres) ? clesDesMots(`m${etatOf(filtres)}`, filtres.titre ?? '') : []

/**
 * The first events that the filters leave within her reach, as `ordre` and `evenement_id`, no more than the cap of lists:
 * each key is a stretch of the index in the order of the pages, so that nothing is read beyond it.
 */
export const selectTrouves = (asked: Asked): Sql => {
  const [start, ...others] = setsOf(asked)
  const { filtres } = asked
  const first = sql`order by ${orderOf(filtres)} limit ${COUNT_CAP + 1}`
  // Cancelled ones are few, and their keys do not say that they are: these are read from their own index.
  const ofAll = !start || filtres.onglet === 'annules'
  const conditions = [
    ...conditionsOf(asked, ofAll ? sql`k.fin` : finDeCle),
    ...others.map(among),
    ...(hasMots(filtres) ? [autresMots] : []),
  ]
  if (ofAll) {
    const narrowed = start ? [among(start), ...conditions] : conditions
    return sql`select ordre, evenement_id from (${ALL[filtres.onglet]}) k where ${all(narrowed)} ${first}`
  }
  return sql`
    select distinct x.ordre, x.evenement_id from unnest(${start}) d (cle) cross join lateral (
      select k.ordre, k.evenement_id from evenements_cles k where k.cle = d.cle and ${all(conditions)} ${first}
    ) x ${first}`
}
