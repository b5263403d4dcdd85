import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import { canManageEvenements } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import type { FiltresEvenementsBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every, keysOf, stretches } from '#db/keyed-page.ts'
import type { Who } from '#modules/evenements/managed-evenements.ts'
import { clesDesMots } from '#modules/evenements/evenements.sources.ts'

type Sql = RawBuilder<unknown>
type Asked = { readonly filtres: FiltresEvenementsBo; readonly actor: Who; readonly now: Date }

/** An event starts and ends on the same day. */
const DAY_MS = 86_400_000

const hasMots = ({ titre = '' }: FiltresEvenementsBo): boolean => titre !== ''
const etatOf = ({ onglet }: FiltresEvenementsBo): 'b:' | ':' => (onglet === 'brouillons' ? 'b:' : ':')

/** Reading starts with the longest word, which is likely the rarest. */
const premier = sql`(select ord from mots order by length(mot) desc, ord limit 1)`

/** In lower case, as the triggers write them. */
const keys = (list: readonly string[]): Sql => sql`${list.map((cle) => cle.toLowerCase())}::text[]`

/** No set restricts an administrator, nor a coordinator who filters on one of her branches. */
const isWithin = ({ filtres: { territoire }, actor }: Asked): boolean =>
  canManageEvenements(actor) ||
  (territoire !== undefined && actor.territoireIds.includes(territoire.toLowerCase()))

/** An event must have at least one key of every set. Reading starts with the first set. */
const setsOf = (asked: Asked): readonly Sql[] => {
  const { filtres, actor } = asked
  const b = etatOf(filtres)
  return [
    ...(hasMots(filtres) ? [sql`array(select cle from cles_mots where ord = ${premier})`] : []),
    ...(filtres.territoire === undefined ? [] : [keys([`t${b}${filtres.territoire}`])]),
    ...(isWithin(asked)
      ? []
      : [keys([`c${b}${actor.id}`, ...actor.territoireIds.map((id) => `t${b}${id}`)])]),
  ]
}

/** Theme and type have their own keys, used when there is no set; drafts and the cancelled tab do not use them. */
const choixOf = ({ onglet, thematique, type }: FiltresEvenementsBo): Sql | undefined =>
  (onglet === 'a_venir' || onglet === 'passes') && (thematique ?? type)
    ? keys([`f:${thematique ?? '*'}:${type ?? '*'}:*`])
    : undefined

/** Date range of a tab, on the start date that the keys hold. */
const datesOf = ({ filtres: { onglet }, now }: Asked, ordre: Sql): readonly Sql[] => {
  if (onglet === 'a_venir') return [sql`${ordre} >= ${new Date(now.getTime() - DAY_MS)}::timestamptz`]
  return onglet === 'passes' ? [sql`${ordre} < ${now}::timestamptz`] : []
}

/** `is true` makes the planner read the set once instead of looking up each event in it. */
const amongOf =
  (asked: Asked) =>
  (set: Sql): Sql => sql`(k.evenement_id in (
    select p.evenement_id from evenements_cles p
    where ${every([sql`p.cle = any (${set})`, ...datesOf(asked, sql`p.ordre`)])})) is true`

/** Every other typed word is a prefix of a word of the title. */
const autresMots = sql`not exists (
  select from mots m where m.ord <> ${premier} and not exists (
    select from cles_mots c
    join evenements_cles p on p.cle = c.cle and p.ordre = k.ordre and p.evenement_id = k.evenement_id
    where c.ord = m.ord))`

/** Events in progress. Keys do not hold the end, so one day of the index by date is read once. */
const enCoursAt = (now: Date): Sql => sql`k.evenement_id in (
  select e.id from evenements e where not e.brouillon and e.debut >= ${new Date(now.getTime() - DAY_MS)}::timestamptz
    and e.debut < ${now}::timestamptz and e.fin > ${now}::timestamptz)`

/** An event counts as upcoming until it ends. */
const duringOf = ({ filtres: { onglet }, now }: Asked, enCours: Sql): readonly Sql[] => {
  if (onglet === 'a_venir') return [sql`(k.ordre >= ${now}::timestamptz or ${enCours})`]
  return onglet === 'passes' ? [sql`(${enCours}) is false`] : []
}

/** Filters on the columns of the keys of branches, authors and words. */
const aboutOf = ({ thematique, type }: FiltresEvenementsBo): readonly Sql[] => [
  ...(thematique === undefined ? [] : [sql`k.theme_id = ${thematique}::uuid`]),
  ...(type === undefined ? [] : [sql`k.type_id = ${type}::uuid`]),
]

const PUBLIES = sql`select debut as ordre, id as evenement_id, fin, theme_id, type_id from evenements where not brouillon`
const ALL: Readonly<Record<FiltresEvenementsBo['onglet'], Sql>> = {
  a_venir: PUBLIES,
  passes: PUBLIES,
  brouillons: sql`select cree_le as ordre, id as evenement_id, theme_id, type_id from evenements where brouillon`,
  annules: sql`${PUBLIES} and annule_le is not null`,
}

/** Upcoming events by date; the other tabs latest first. */
export const orderOf = ({ onglet }: Pick<FiltresEvenementsBo, 'onglet'>): Sql =>
  onglet === 'a_venir' ? sql`ordre, evenement_id` : sql`ordre desc, evenement_id desc`

/** The CTEs that `selectTrouves` needs. */
export const ctesOf = (filtres: FiltresEvenementsBo): readonly Sql[] =>
  hasMots(filtres) ? clesDesMots(`m${etatOf(filtres)}`, filtres.titre ?? '') : []

/**
 * The first events that match the filters and that the caller manages, as `ordre` and `evenement_id`, up to the count
 * cap. The index holds the rows of each key in page order, so that reading stops at the cap.
 */
export const selectTrouves = (asked: Asked): Sql => {
  const { filtres } = asked
  const sets = setsOf(asked)
  const choix = sets.length === 0 ? choixOf(filtres) : undefined
  const [start = choix, ...others] = sets
  const order = orderOf(filtres)
  // Keys do not hold the cancellation. Cancelled events are few and have their own index.
  const ofAll = !start || filtres.onglet === 'annules'
  const conditions = [
    ...datesOf(asked, sql`k.ordre`),
    ...duringOf(asked, ofAll ? sql`k.fin > ${asked.now}::timestamptz` : enCoursAt(asked.now)),
    ...(choix ? [] : aboutOf(filtres)),
    ...(ofAll ? sets : others).map(amongOf(asked)),
    ...(hasMots(filtres) ? [autresMots] : []),
  ]
  if (ofAll)
    return sql`
      select ordre, evenement_id from (${ALL[filtres.onglet]}) k where ${every(conditions)}
      order by ${order} limit ${COUNT_CAP + 1}`
  const found = stretches({
    table: 'evenements_cles',
    keys: keysOf(start),
    columns: ['ordre', 'evenement_id'],
    where: conditions,
    order,
    limit: COUNT_CAP + 1,
  })
  return sql`select distinct x.ordre, x.evenement_id from ${found} order by ${order} limit ${COUNT_CAP + 1}`
}
