import { mayCall } from '@entrelles/contract/kit/access.ts'
import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { FiltresRessourcesBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { every } from '#db/keyed-page.ts'
import { linesOfWords, prefixKeys, typedWords } from '#db/word-keys.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { managedBy } from './managed-ressources.ts'

type Sql = RawBuilder<unknown>

const TABLE = 'ressources_cles'
const LIMIT = COUNT_CAP + 1
const MOTS_MAX = 5
/** Maximum number of completions of a typed word. */
const DEBUTS_MAX = 12

/** Every filter as a condition on a line `k`, which has every column that a filter needs. */
const narrowedBy = (filtres: FiltresRessourcesBo, actor: SignedIn): readonly Sql[] => {
  const { type, public: audience, thematique, territoire, etatLien } = filtres
  return [
    managedBy(actor, 'k'),
    ...(type === undefined ? [] : [sql`k.type = ${type}`]),
    ...(audience === undefined ? [] : [sql`k.public = ${audience}`]),
    ...(thematique === undefined ? [] : [sql`k.thematique_id = ${thematique}::uuid`]),
    ...(territoire === undefined ? [] : [sql`${territoire}::uuid = any (k.territoire_ids)`]),
    ...(etatLien === undefined ? [] : [sql`k.etat_lien = ${etatLien}`]),
  ]
}

/** The branches whose keys are read; an administrator reads the key of all resources. */
const branchesOf = (
  { territoire }: FiltresRessourcesBo,
  { roles, territoireIds }: SignedIn,
): readonly string[] => {
  if (territoire !== undefined) return [territoire.toLowerCase()]
  return mayCall('administratrice', roles) ? ['*'] : territoireIds
}

/** The stretches of these branches, read side by side; each leaves out the resources of those before it. */
const byBranches = (filtres: FiltresRessourcesBo, actor: SignedIn): Sql => {
  const branches = branchesOf(filtres, actor)
  const parts = branches.map((branch, n) => {
    const before = branches.slice(0, n)
    const where = [
      sql`k.cle = ${`b:${filtres.statut}:${branch}`}`,
      ...(before.length === 0 ? [] : [sql`not k.territoire_ids && ${before}::uuid[]`]),
      ...narrowedBy(filtres, actor),
    ]
    return sql`(
      select k.ordre, k.ressource_id from ${sql.table(TABLE)} k where ${every(where)}
      order by k.ordre, k.ressource_id limit ${LIMIT})`
  })
  return parts.length === 0
    ? sql`select ordre, ressource_id from ${sql.table(TABLE)} where false`
    : sql.join(parts, sql` union all `)
}

/** Resources whose title, summary or key words match every typed word or prefix, the newest publication first. */
const byWords = (filtres: FiltresRessourcesBo, actor: SignedIn): Sql =>
  linesOfWords({
    table: TABLE,
    columns: ['ordre', 'ressource_id'],
    where: [sql`k.statut = ${filtres.statut}`, ...narrowedBy(filtres, actor)],
  })

/** The CTE `lignes` (ordre, ressource_id), with those that it needs: the first resources that match, up to the count cap. */
export const lignesOf = (filtres: FiltresRessourcesBo, actor: SignedIn): readonly Sql[] => {
  const { termes = '' } = filtres
  const found = termes === '' ? byBranches(filtres, actor) : byWords(filtres, actor)
  return [
    ...(termes === '' ? [] : [typedWords(termes, MOTS_MAX), prefixKeys(TABLE, 'm:', DEBUTS_MAX)]),
    sql`lignes as materialized (
      select ordre, ressource_id from (${found}) l order by ordre, ressource_id limit ${LIMIT})`,
  ]
}
