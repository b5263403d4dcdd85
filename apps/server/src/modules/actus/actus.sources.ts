import { mayCall } from '@entrelles/contract/kit/access.ts'
import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { FiltresPublications } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every, keysOf, stretches } from '#db/keyed-page.ts'
import { linesOfManyWords, linesOfWords, prefixKeys, typedWords } from '#db/word-keys.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { bloquees } from '#modules/adherentes/adherentes.public.ts'

type Sql = RawBuilder<unknown>

/** The first rows (rang, id) in page order, up to the count cap. */
export type Source = {
  readonly lines: Sql
  /** CTEs that `lines` needs besides `moi`. */
  readonly ctes?: readonly Sql[]
}

type Filtres = FiltresPublications & {
  readonly lectriceId: string
  readonly isAdministratrice: boolean
  /** The branches that she coordinates. */
  readonly territoireIds: readonly string[]
  readonly today: string
}

export const filtresOf = (
  filtres: FiltresPublications,
  { actor, now }: Pick<ReadCtx, 'actor' | 'now'>,
): Filtres => ({
  ...filtres,
  lectriceId: actor.id,
  isAdministratrice: mayCall('administratrice', actor.roles),
  territoireIds: actor.territoireIds,
  today: parisDay(now()),
})

const TABLE = 'publications_cles'
const MOTS_MAX = 5
/** Maximum number of completions of a typed word. */
const DEBUTS_MAX = 12
/** Posts that are read for each word, whatever else narrows them: « pour » is in most of them. */
const LUES_PAR_MOT = 10_000
const LIMIT = COUNT_CAP + 1

/** Puts pinned posts before all others: an order is minus the microseconds since 1970. */
export const DEVANT = sql.lit(1e16)
/** Whether a line of a page is one of them. */
export const isDevant = (rang: Sql): Sql => sql`${rang} < ${sql.lit(-5e15)}`

const antennes = sql`(select antennes from moi)::uuid[]`

/** Neither the reader nor the author `k` has blocked the other. Announcements are official, and an erased account has no blocks. */
const isMontree: Sql = sql`(k.type = 'annonce' or k.auteure_id is null or k.auteure_id <> all (${bloquees}))`

/** For the network, or for one of her branches. */
const isPourElle: Sql = sql`(k.territoire_ids = '{}' or k.territoire_ids && ${antennes})`

/** A post is read by its audience, its author and administrators. */
const isLue = ({ isAdministratrice, lectriceId }: Filtres): Sql =>
  isAdministratrice ? sql`true` : sql`(${isPourElle} or k.auteure_id = ${lectriceId})`

/** Pinned today, where she reads the pins: a branch that an administrator does not follow pins nothing for her. */
const isEpinglee = ({ today, territoire }: Filtres): Sql => {
  const where = territoire === undefined ? isPourElle : sql`true`
  return sql`(coalesce(k.epinglee_jusquau >= ${today}, false) and ${where})`
}

/** Every filter as a condition on a line `k`: a line has every column that a filter needs, except who saved it. */
const narrowedBy = (filtres: Filtres): readonly Sql[] => {
  const { type, territoire, auteure, favoris, epinglees, lectriceId } = filtres
  return [
    isMontree,
    isLue(filtres),
    ...(type === undefined ? [] : [sql`k.type = ${type}`]),
    ...(territoire === undefined ? [] : [sql`${territoire}::uuid = any (k.territoire_ids)`]),
    ...(auteure === undefined ? [] : [sql`k.auteure_id = ${auteure}::uuid`]),
    ...(favoris === undefined
      ? []
      : [
          // « is true », or each line could be looked up among them.
          sql`(k.publication_id in (
            select publication_id from ${sql.table(TABLE)} f where f.cle = ${`f:${lectriceId}`})) is true`,
        ]),
    ...(epinglees === undefined ? [] : [isEpinglee(filtres)]),
  ]
}

const first = sql`order by rang, id limit ${LIMIT}`

/** Implied by the keys, but lets the planner read one partition. */
const PUBLIEES = [sql`k.cle >= 'p'`, sql`k.cle < 'q'`]
const AUTRES = [sql`k.cle < 'p'`]

/** The posts of some keys, newest first. */
const byKeys = (keys: readonly string[], filtres: Filtres): Source => ({
  lines: sql`
    select x.ordre as rang, x.publication_id as id
    from ${stretches({
      table: TABLE,
      keys: keysOf(sql`${keys}::text[]`),
      columns: ['ordre', 'publication_id'],
      where: narrowedBy(filtres),
      limit: LIMIT,
    })} ${first}`,
})

/** Her own posts: drafts, scheduled, archived and hidden ones too. */
const mine = (filtres: Filtres): Source =>
  byKeys(
    ['p', 'b', 's', 'h', 'm'].map((etat) => `${etat}:a:${filtres.lectriceId}`),
    filtres,
  )

/**
 * Posts whose title or first words match every typed word or prefix. Other filters are looked for among the newest posts of a word, so
 * that few of them cost no more than many.
 */
const byWords = (termes: string, filtres: Filtres): Source => {
  const reading = { table: TABLE, columns: ['ordre', 'publication_id'], where: PUBLIEES } as const
  const kept = narrowedBy(filtres)
  const isOne = (termes.match(/[\p{L}\p{N}]+/gu) ?? []).length === 1
  // The keys of a word share them; each may still fill every page alone.
  const most = sql`(select greatest(${LIMIT}, ${LUES_PAR_MOT}::bigint / nullif(count(*), 0)) from cles_mots)`
  return {
    ctes: [typedWords(termes, MOTS_MAX), prefixKeys(TABLE, 'p:m:', DEBUTS_MAX)],
    lines: sql`
      select ordre as rang, publication_id as id
      from (${
        isOne
          ? linesOfWords({ ...reading, among: { kept, most } })
          : linesOfManyWords({ ...reading, kept, most: LUES_PAR_MOT })
      }) m ${first}`,
  }
}

/**
 * The posts of a branch. Of a branch that is not hers she reads those that are for one of hers too: they are looked for among
 * the newest, so that a reader of another branch costs no more.
 */
const ofBranch = (territoire: string, filtres: Filtres, where: readonly Sql[] = []): Sql => {
  const cle = `p:t:${territoire}:${filtres.type ?? '*'}`.toLowerCase()
  return sql`
    select k.ordre as rang, k.publication_id as id from (
      select * from ${sql.table(TABLE)} k where k.cle = ${cle} order by k.ordre, k.publication_id limit ${LIMIT}) k
    where ${every([...narrowedBy(filtres), ...where])}`
}

/** The keys of the feed of a reader, newest first; each leaves out the posts of those before it, so that none is listed twice. */
const feedKeys = (filtres: Filtres): { cle: Sql; where: Sql[] }[] => {
  const { isAdministratrice, territoireIds } = filtres
  const type = filtres.type ?? '*'
  if (isAdministratrice) return [{ cle: sql`${`p:*:${type}`}`, where: [] }]
  const sauf = (ids: readonly string[]) =>
    ids.length === 0 ? [] : [sql`not k.territoire_ids && ${ids}::uuid[]`]
  const hers = sql`(select a from moi, unnest(moi.antennes) a where a <> all (${territoireIds}::uuid[]) limit 1)`
  return [
    { cle: sql`${`p:r:${type}`}`, where: [] },
    ...territoireIds.map((id, n) => ({
      cle: sql`${`p:t:${id}:${type}`}`,
      where: sauf(territoireIds.slice(0, n)),
    })),
    { cle: sql`'p:t:' || ${hers} || ${`:${type}`}::text`, where: sauf(territoireIds) },
  ]
}

/** Stretches that are read side by side, in page order: together they stop at the count cap. */
const feed = (filtres: Filtres): readonly Sql[] => {
  const where = [...PUBLIEES, ...narrowedBy(filtres), sql`not ${isEpinglee(filtres)}`]
  return feedKeys(filtres).map(
    (key) => sql`
      select k.ordre as rang, k.publication_id as id from ${sql.table(TABLE)} k
      where ${every([sql`k.cle = ${key.cle}`, ...key.where, ...where])}
      order by k.ordre, k.publication_id limit ${LIMIT}`,
  )
}

/** The posts that are pinned where she reads them. */
const pins = (filtres: Filtres): Sql => {
  const keys =
    filtres.territoire === undefined
      ? sql`(select 'e:r' as cle union all select 'e:t:' || a from moi, unnest(moi.antennes) a) c`
      : keysOf(sql`${[`e:t:${filtres.territoire}`.toLowerCase()]}::text[]`)
  return sql`
    select distinct x.ordre - ${DEVANT} as rang, x.publication_id as id
    from ${stretches({
      table: TABLE,
      keys,
      columns: ['ordre', 'publication_id'],
      where: [...AUTRES, ...narrowedBy(filtres), isEpinglee(filtres)],
      limit: LIMIT,
    })}`
}

/** The pinned posts that match every typed word or prefix: they are few, so that the words of each are read instead. */
const pinsByWords = (termes: string, filtres: Filtres): Source => ({
  ctes: [typedWords(termes, MOTS_MAX)],
  // Without a word, `bool_and` is null.
  lines: sql`
    select rang, id from (${pins(filtres)}) p cross join lateral (
      select array_agg(substr(k.cle, 5)) as siens from ${sql.table(TABLE)} k
      where k.publication_id = p.id and k.cle >= 'p:m:' and k.cle < 'p:m;') l
    where (select bool_and(exists (select from unnest(l.siens) s where starts_with(s, m.mot))) from mots m)
    ${first}`,
})

/** The pinned posts, then the others. */
const pinnedFirst = (filtres: Filtres): Source => {
  const { territoire } = filtres
  const others =
    territoire === undefined
      ? feed(filtres)
      : [ofBranch(territoire, filtres, [sql`not ${isEpinglee(filtres)}`])]
  const parts = [pins(filtres), ...others].map((part) => sql`(${part})`)
  return { lines: sql`select rang, id from (${sql.join(parts, sql` union all `)}) l ${first}` }
}

/** Chooses the keys that serve the filters; each source applies all of them. */
export const sourceOf = (filtres: Filtres): Source => {
  const { termes = '', auteure, favoris, epinglees, lectriceId } = filtres
  // A text without a word, such as « % », matches nothing.
  if (termes !== '') return epinglees === undefined ? byWords(termes, filtres) : pinsByWords(termes, filtres)
  if (auteure?.toLowerCase() === lectriceId) return mine(filtres)
  if (auteure !== undefined) return byKeys([`p:a:${auteure.toLowerCase()}`], filtres)
  if (favoris !== undefined) return byKeys([`f:${lectriceId}`], { ...filtres, favoris: undefined })
  if (epinglees !== undefined) return { lines: sql`${pins(filtres)} ${first}` }
  return pinnedFirst(filtres)
}

/** The posts of one branch, newest first. */
export const sourceOfBranch = (territoire: string, filtres: Filtres): Source => ({
  lines: sql`${ofBranch(territoire, filtres)} ${first}`,
})
