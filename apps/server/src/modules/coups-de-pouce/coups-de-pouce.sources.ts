import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import type { EtatListe } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { FiltresCoupsDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { cellulesAround, degreesOf, kilometres } from '#db/around.ts'
import { every, keysOf, stretches } from '#db/keyed-page.ts'
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
/** The letter with which the keys of each state begin, and the next one: the keys of a state are one partition. */
const LETTRES = {
  ouvert: { etat: 'o', next: 'p' },
  resolu: { etat: 'r', next: 's' },
  termine: { etat: 't', next: 'u' },
} as const satisfies Record<EtatListe, unknown>

/** Cells measure half a degree. */
const GRID = { latitude: 2, longitude: 2 }
/** Cells are chosen on a flat map, with an error of at most 2%. */
const MARGE = 1.02
const MOTS_MAX = 5
/** Maximum number of completions of a typed word. */
const DEBUTS_MAX = 32

/** Neither the reader nor the author `k` has blocked the other. An erased account is nobody's to block. */
export const isMontree: Sql = sql`(k.auteure_id is null or k.auteure_id <> all (${bloquees}))`

const within = (km: number): Sql => sql`${kilometres(sql`k.latitude`, sql`k.longitude`)} <= ${km}`

/** Every filter as a condition on a line `k`: lines carry all that narrows them, except who follows. */
const narrowedBy = (filtres: Filtres): readonly Sql[] => {
  const { type, categorie, territoire, distanceKilometre, sansReponse, auteure, suivis, lectriceId } = filtres
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
  ]
}

/** Open requests may be sorted by their last day; the others have none ahead. */
const orderOf = ({ tri, statut }: Filtres): 'date_limite' | 'ordre' =>
  tri === 'echeance' && statut === 'ouvert' ? 'date_limite' : 'ordre'

const first = sql`order by rang, id limit ${COUNT_CAP + 1}`

/** The keys of one state: said for the planner, which then reads one partition. */
const ofState = (statut: EtatListe): readonly Sql[] => {
  const { etat, next } = LETTRES[statut]
  return [sql`k.cle >= ${etat}`, sql`k.cle < ${next}`]
}

/** The requests of a key of that state. */
const byKey = (cle: string, filtres: Filtres): Source => {
  const order = sql.ref(`k.${orderOf(filtres)}`)
  const { etat } = LETTRES[filtres.statut]
  return {
    lines: sql`
      select ${order} as rang, k.coup_de_pouce_id as id from ${sql.table(TABLE)} k
      where ${every([sql`k.cle = ${`${etat}:${cle}`.toLowerCase()}`, ...narrowedBy(filtres)])} ${first}`,
  }
}

const byKeys = (keys: Sql, where: readonly Sql[], order: 'date_limite' | 'ordre'): Sql => sql`
  select x.${sql.ref(order)} as rang, x.coup_de_pouce_id as id
  from ${stretches({
    table: TABLE,
    keys,
    columns: [order, 'coup_de_pouce_id'],
    where,
    limit: COUNT_CAP + 1,
  })} ${first}`

/** Her own requests: drafts and hidden ones are among those that are open. */
const mine = (auteure: string, filtres: Filtres): Source => ({
  lines: byKeys(
    keysOf(sql`${['o', 'b', 'm'].map((etat) => `${etat}:a:${auteure}`)}::text[]`),
    narrowedBy(filtres),
    orderOf(filtres),
  ),
})

/** Requests around the reader's commune: reads the cells that the circle touches, each in page order. */
const around = (km: number, filtres: Filtres): Source => {
  const { statut, categorie = '*' } = filtres
  const start = `${LETTRES[statut].etat}:c:`
  return {
    ctes: [cellulesAround(degreesOf(km * MARGE), GRID)],
    lines: byKeys(
      sql`(select ${start}::text || cellule || ${`:${categorie.toLowerCase()}`}::text as cle from cellules) c`,
      [...ofState(statut), ...narrowedBy(filtres)],
      orderOf(filtres),
    ),
  }
}

/** Requests whose title or commune matches every typed word or prefix. */
const byWords = (termes: string, filtres: Filtres): Source => {
  const order = orderOf(filtres)
  return {
    ctes: [typedWords(termes, MOTS_MAX), prefixKeys(TABLE, `${LETTRES[filtres.statut].etat}:m:`, DEBUTS_MAX)],
    lines: sql`
      select ${sql.ref(order)} as rang, coup_de_pouce_id as id
      from (${linesOfWords({
        table: TABLE,
        columns: [order, 'coup_de_pouce_id'],
        where: [...ofState(filtres.statut), ...narrowedBy(filtres)],
      })}) m ${first}`,
  }
}

/** Chooses the keys that serve the filters; each source applies all of them. */
export const sourceOf = (filtres: Filtres): Source => {
  const { termes = '', statut, auteure, suivis, distanceKilometre, territoire, sansReponse } = filtres
  // A text without a word, such as « % », matches nothing.
  if (termes !== '') return byWords(termes, filtres)
  if (auteure !== undefined && auteure.toLowerCase() === filtres.lectriceId && statut === 'ouvert')
    return mine(filtres.lectriceId, filtres)
  if (auteure !== undefined) return byKey(`a:${auteure}`, filtres)
  if (suivis !== undefined) return byKey(`s:${filtres.lectriceId}`, filtres)
  if (distanceKilometre !== undefined) return around(distanceKilometre, filtres)
  if (territoire !== undefined) return byKey(`t:${territoire}`, filtres)
  const list = sansReponse !== undefined && statut === 'ouvert' ? 'n' : 'f'
  return byKey(`${list}:${filtres.categorie ?? '*'}:${filtres.type ?? '*'}`, filtres)
}
