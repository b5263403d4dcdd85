import { mayCall } from '@entrelles/contract/kit/access.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { TriRessources } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { FiltresRessources } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every } from '#db/keyed-page.ts'
import { linesOfManyWords, linesOfWords, prefixKeys, typedWords } from '#db/word-keys.ts'
import type { SignedIn } from '#kit/signed-in.ts'
import { isLisible, isPourElle } from './readable.queries.ts'

type Sql = RawBuilder<unknown>

/** The first lines in page order, up to the count cap. */
export type Source = {
  /** Columns of the keys, the id last. */
  readonly columns: readonly string[]
  readonly lines: Sql
  /** CTEs that `lines` needs besides `moi`. */
  readonly ctes?: readonly Sql[]
}

type Filtres = Partial<FiltresRessources> & { readonly actor: SignedIn }

const TABLE = 'ressources_cles'
const MOTS_MAX = 5
/** Maximum number of completions of a typed word. */
const DEBUTS_MAX = 12
/** Resources that are read for each of several words. */
const LUES_PAR_MOT = 5000
const LIMIT = COUNT_CAP + 1

/** In page order, each with an index of the keys. */
const COLUMNS: Readonly<Record<TriRessources, readonly string[]>> = {
  recentes: ['ordre', 'ressource_id'],
  utiles: ['ordre_utile', 'ordre', 'ressource_id'],
}
const columnsOf = ({ tri = 'recentes' }: Filtres): readonly string[] => COLUMNS[tri]

export const named = (columns: readonly string[]): Sql => sql.join(columns.map((column) => sql.ref(column)))

/** Every filter as a condition on a line `k`, which has every column that a filter needs, except who saved it. */
const narrowedBy = ({ type, thematique, territoire, favoris, actor }: Filtres): readonly Sql[] => [
  isPourElle(actor, 'k'),
  ...(type === undefined ? [] : [sql`k.type = ${type}`]),
  ...(thematique === undefined ? [] : [sql`k.thematique_id = ${thematique}::uuid`]),
  ...(territoire === undefined ? [] : [sql`${territoire}::uuid = any (k.territoire_ids)`]),
  ...(favoris === undefined ? [] : [sql`k.ressource_id in (select ressource_id from sauvees)`]),
]

const suffixOf = ({ type, thematique }: Filtres): string =>
  `:${type ?? '*'}:${thematique?.toLowerCase() ?? '*'}`
const keyOf = (audience: string, filtres: Filtres): string => `l:${audience}${suffixOf(filtres)}`

type Key = { readonly cle: Sql; readonly where: readonly Sql[] }

/** The keys that a reader reads; each leaves out the resources of those before it, so that none is listed twice. */
const keysOf = (filtres: Filtres): readonly Key[] => {
  const { actor, favoris, territoire } = filtres
  if (favoris !== undefined) return [{ cle: sql`${`f:${actor.id}`}`, where: [] }]
  if (territoire !== undefined)
    return [{ cle: sql`${keyOf(`t:${territoire.toLowerCase()}`, filtres)}`, where: [] }]
  if (mayCall('administratrice', actor.roles)) return [{ cle: sql`${keyOf('*', filtres)}`, where: [] }]
  const { territoireIds } = actor
  const sauf = (ids: readonly string[]) =>
    ids.length === 0 ? [] : [sql`not k.territoire_ids && ${ids}::uuid[]`]
  const hers = sql`(select a from moi, unnest(moi.antennes) a where a <> all (${territoireIds}::uuid[]) limit 1)`
  return [
    { cle: sql`${keyOf('r', filtres)}`, where: [] },
    ...(mayCall('coordinatrice', actor.roles) ? [{ cle: sql`${keyOf('c', filtres)}`, where: [] }] : []),
    ...territoireIds.map((id, n) => ({
      cle: sql`${keyOf(`t:${id}`, filtres)}`,
      where: sauf(territoireIds.slice(0, n)),
    })),
    { cle: sql`'l:t:' || ${hers} || ${suffixOf(filtres)}::text`, where: sauf(territoireIds) },
  ]
}

/** Stretches that are read side by side, in page order: together they stop at the count cap. */
const byKeys = (filtres: Filtres): Source => {
  const columns = columnsOf(filtres)
  const names = sql.join(columns.map((column) => sql.ref(`k.${column}`)))
  const narrowed = narrowedBy({ ...filtres, favoris: undefined })
  const stretch = ({ cle, where }: Key): Sql => sql`(
    select ${names} from ${sql.table(TABLE)} k where ${every([sql`k.cle = ${cle}`, ...where, ...narrowed])}
    order by ${names} limit ${LIMIT})`
  // Of a branch that is not hers she reads what is for one of hers too: it is looked for among the first, so that a reader of
  // another branch costs no more.
  const ofBranch = ({ cle }: Key): Sql => sql`
    select ${names} from (select * from ${sql.table(TABLE)} k where k.cle = ${cle} order by ${names} limit ${LIMIT}) k
    where ${every(narrowed)}`
  const parts = keysOf(filtres).map(
    filtres.territoire === undefined || filtres.favoris !== undefined ? stretch : ofBranch,
  )
  return {
    columns,
    lines: sql`
      select ${named(columns)} from (${sql.join(parts, sql` union all `)}) l order by ${named(columns)} limit ${LIMIT}`,
  }
}

/** Resources whose title, summary or key words match every typed word or prefix. */
const byWords = (termes: string, filtres: Filtres): Source => {
  const columns = columnsOf(filtres)
  const reading = { table: TABLE, columns, where: [isLisible('k'), ...narrowedBy(filtres)] } as const
  const isOne = (termes.match(/[\p{L}\p{N}]+/gu) ?? []).length === 1
  return {
    columns,
    ctes: [typedWords(termes, MOTS_MAX), prefixKeys(TABLE, 'm:', DEBUTS_MAX)],
    lines: sql`
      select ${named(columns)}
      from (${isOne ? linesOfWords(reading) : linesOfManyWords({ ...reading, most: LUES_PAR_MOT })}) l
      order by ${named(columns)} limit ${LIMIT}`,
  }
}

/** Chooses the keys that serve the filters; each source applies all of them. */
export const sourceOf = (filtres: Filtres): Source => {
  const { termes = '' } = filtres
  // A text without a word, such as « % », matches nothing.
  return termes === '' ? byKeys(filtres) : byWords(termes, filtres)
}
