import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { EtatListe } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { FiltresCoupsDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, cellulesMost, degreesOf, kilometres } from '#db/around.ts'
import { every, keysOf, merged, stretches } from '#db/keyed-page.ts'
import { linesOfWords, prefixKeys, typedWords } from '#db/word-keys.ts'
import { bloquees } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

/** The first rows (rang, id) in page order, up to the count cap. */
export type Source = {
  readonly lines: Sql
  /** CTEs that `lines` needs besides `moi`. */
  readonly ctes?: readonly Sql[]
}

type Filtres = FiltresCoupsDePouce & { readonly lectriceId: string }

const TABLE = 'coups_de_pouce_cles'
/** The letter with which the keys of each state begin, and their partition. */
const ETATS = {
  ouvert: { etat: 'o', partition: 'coups_de_pouce_cles_ouverts' },
  resolu: { etat: 'r', partition: 'coups_de_pouce_cles_resolus' },
  termine: { etat: 't', partition: 'coups_de_pouce_cles_termines' },
} as const satisfies Record<EtatListe, unknown>

/** Keys of the cells. Wide circles of requests that are not open read larger ones: some twenty at most, the others a dozen. */
const CELLULES = { key: 'c', grid: { latitude: 2, longitude: 2 } } as const
const GRANDES_CELLULES = { key: 'g', grid: { latitude: 2, longitude: 1 } } as const
const GRAND_CERCLE_KM = 50
/** Cells are chosen on a flat map, with an error of at most 2%. */
const MARGE = 1.02
const MOTS_MAX = 5
/** Maximum number of completions of a typed word. */
const DEBUTS_MAX = 32

/** Neither the reader nor the author `k` has blocked the other. An erased account has no blocks. */
export const isMontree: Sql = sql`(k.auteure_id is null or k.auteure_id <> all (${bloquees}))`

const within = (km: number): Sql => sql`${kilometres(sql`k.latitude`, sql`k.longitude`)} <= ${km}`

/** Every filter as a condition on a line `k`: a line has every column that a filter needs, except who follows. */
const narrowedBy = (filtres: Filtres): readonly Sql[] => {
  const { type, categorie, territoire, distanceKilometre, sansReponse, auteure } = filtres
  const { suivis, favoris, lectriceId } = filtres
  return [
    isMontree,
    ...(type === undefined ? [] : [sql`k.type = ${type}`]),
    ...(categorie === undefined ? [] : [sql`k.categorie_id = ${categorie}::uuid`]),
    ...(territoire === undefined ? [] : [sql`k.territoire_id = ${territoire}::uuid`]),
    ...(distanceKilometre === undefined ? [] : [within(distanceKilometre)]),
    ...(sansReponse === undefined ? [] : [sql`k.sans_reponse`]),
    ...(auteure === undefined ? [] : [sql`k.auteure_id = ${auteure}::uuid`]),
    ...(suivis === undefined
      ? []
      : [
          sql`k.coup_de_pouce_id in (
            select coup_de_pouce_id from suivis_coup_de_pouce where compte_id = ${lectriceId})`,
        ]),
    ...(favoris === undefined
      ? []
      : [
          sql`exists (
            select from favoris f where f.coup_de_pouce_id = k.coup_de_pouce_id and f.compte_id = ${lectriceId})`,
        ]),
  ]
}

/** Open requests may be sorted by their last day; the others have none ahead. */
const orderOf = ({ tri, statut }: Filtres): 'date_limite' | 'ordre' =>
  tri === 'echeance' && statut === 'ouvert' ? 'date_limite' : 'ordre'

const first = sql`order by rang, id limit ${COUNT_CAP + 1}`

/** The requests of a key of that state. */
const byKey = (cle: string, filtres: Filtres): Source => {
  const order = sql.ref(`k.${orderOf(filtres)}`)
  const { etat } = ETATS[filtres.statut]
  return {
    lines: sql`
      select ${order} as rang, k.coup_de_pouce_id as id from ${sql.table(TABLE)} k
      where ${every([sql`k.cle = ${`${etat}:${cle}`.toLowerCase()}`, ...narrowedBy(filtres)])} ${first}`,
  }
}

/** The keys of open requests: for the planner, which then reads one partition. */
const ofOuverts = [sql`k.cle >= 'o'`, sql`k.cle < 'p'`]

/** The first of the rows `x` that several keys give. */
const firstOf = (rows: Sql, order: 'date_limite' | 'ordre'): Sql => sql`
  select x.${sql.ref(order)} as rang, x.coup_de_pouce_id as id from ${rows} ${first}`

/** The requests of these keys: few, so that each is read up to the count cap. */
const byKeys = (cles: readonly string[], filtres: Filtres, order: 'date_limite' | 'ordre'): Source => ({
  lines: firstOf(
    stretches({
      table: TABLE,
      keys: keysOf(sql`${cles}::text[]`),
      columns: [order, 'coup_de_pouce_id'],
      where: narrowedBy(filtres),
      limit: COUNT_CAP + 1,
    }),
    order,
  ),
})

/** Her own requests: drafts and hidden ones are among those that are open. */
const mine = (auteure: string, filtres: Filtres): Source =>
  byKeys(
    ['o', 'b', 'm'].map((etat) => `${etat}:a:${auteure}`),
    filtres,
    orderOf(filtres),
  )

/** The requests that she has saved, in every state: the keys say already that she has. */
const saved = (filtres: Filtres): Source =>
  byKeys(
    Object.values(ETATS).map(({ etat }) => `${etat}:e:${filtres.lectriceId}`),
    { ...filtres, favoris: undefined },
    'ordre',
  )

/**
 * Requests around the reader's commune: reads the cells that the circle touches. Those that are open are few: each cell is read up
 * to the count cap. The others are of all years: the cells are read together, which takes longer to plan.
 */
const around = (km: number, filtres: Filtres): Source => {
  const { categorie = '*', statut } = filtres
  const { etat, partition } = ETATS[statut]
  const isOuvert = statut === 'ouvert'
  const { key, grid } = !isOuvert && km > GRAND_CERCLE_KM ? GRANDES_CELLULES : CELLULES
  const [degrees, order] = [degreesOf(km * MARGE), orderOf(filtres)]
  const [start, end] = [`${etat}:${key}:`, `:${categorie.toLowerCase()}`]
  const keys = sql`select ${start}::text || cellule || ${end}::text as cle from cellules`
  const wanted = { columns: [order, 'coup_de_pouce_id'], where: narrowedBy(filtres), limit: COUNT_CAP + 1 }
  const rows = isOuvert
    ? stretches({ table: TABLE, keys: sql`(${keys}) c`, ...wanted, where: [...ofOuverts, ...wanted.where] })
    : merged({ table: partition, keys, most: cellulesMost(degrees, grid), ...wanted })
  return { ctes: [cellulesAround(degrees, grid)], lines: firstOf(rows, order) }
}

/** Requests whose title or commune matches every typed word or prefix. */
const byWords = (termes: string, filtres: Filtres): Source => {
  const order = orderOf(filtres)
  const start = `${ETATS[filtres.statut].etat}:m:`
  // For the planner: one partition, whose words have an index by category.
  const ofWords = [sql`k.cle >= ${start}`, sql`k.cle < ${start.replace(/:$/, ';')}`]
  return {
    ctes: [typedWords(termes, MOTS_MAX), prefixKeys(TABLE, start, DEBUTS_MAX)],
    lines: sql`
      select ${sql.ref(order)} as rang, coup_de_pouce_id as id
      from (${linesOfWords({
        table: TABLE,
        columns: [order, 'coup_de_pouce_id'],
        where: [...ofWords, ...narrowedBy(filtres)],
      })}) m ${first}`,
  }
}

/** Chooses the keys that serve the filters; each source applies all of them. */
export const sourceOf = (filtres: Filtres): Source => {
  const {
    termes = '',
    statut,
    auteure,
    suivis,
    favoris,
    distanceKilometre,
    territoire,
    sansReponse,
  } = filtres
  // A text without a word, such as « % », matches nothing.
  if (termes !== '') return byWords(termes, filtres)
  if (favoris !== undefined) return saved(filtres)
  if (auteure !== undefined && auteure.toLowerCase() === filtres.lectriceId && statut === 'ouvert')
    return mine(filtres.lectriceId, filtres)
  if (auteure !== undefined) return byKey(`a:${auteure}`, filtres)
  // The key says already that she follows them.
  if (suivis !== undefined) return byKey(`s:${filtres.lectriceId}`, { ...filtres, suivis: undefined })
  if (distanceKilometre !== undefined) return around(distanceKilometre, filtres)
  if (territoire !== undefined) return byKey(`t:${territoire}`, filtres)
  const list = sansReponse !== undefined && statut === 'ouvert' ? 'n' : 'f'
  return byKey(`${list}:${filtres.categorie ?? '*'}:${filtres.type ?? '*'}`, filtres)
}
