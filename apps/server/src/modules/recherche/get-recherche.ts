import { cappedCount } from '@entrelles/contract/kit/pagination.ts'
import {
  APERCU_COMPTE_MAX,
  APERCU_MAX,
  LISTES_RECHERCHE,
  SUGGESTIONS_COMPTE_MAX,
  SUGGESTIONS_RECHERCHE_MAX,
  type CategorieRecherche,
} from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import type {
  ResultatsRecherche,
  SuggestionsRecherche,
} from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { executeKeyed } from '#db/keyed.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { adherente } from './categories/adherente.ts'
import type { Categorie } from './categories/categorie.ts'
import { coupdepouce, evenement } from './categories/cartes.ts'
import { territoire } from './categories/territoire.ts'
import { faq, publication, ressource } from './categories/textes.ts'
import { countOf, ctesRecherche, motsCorriges, pageOf, type Reading } from './lecture.ts'
import { suggestion } from './suggestion.ts'

type Sql = RawBuilder<unknown>

const CATEGORIES: Readonly<Record<CategorieRecherche, Categorie>> = {
  adherente,
  coupdepouce,
  evenement,
  publication,
  territoire,
  ressource,
}
const NOMS = Object.keys(CATEGORIES) as readonly CategorieRecherche[]
const SUGGEREES = ['adherente', 'evenement', 'coupdepouce', 'ressource'] as const

type Apercu = {
  /** Name of the statement. Functions find the objects, and their cards are looked up by key: planning it takes longer than running it. */
  readonly name: string
  readonly noms: readonly CategorieRecherche[]
  readonly max: number
  readonly compte: number
  readonly also: readonly Sql[]
}

/** The first objects of some categories with their counts, and the questions of the FAQ, in one statement. */
const readApercu = async (
  reading: Reading,
  termes: string,
  { name, noms, max, compte, also }: Apercu,
): Promise<Record<string, unknown>> => {
  const lecture = lectureOf(reading)
  const categories = noms.map((nom) => CATEGORIES[nom])
  const lists = noms.flatMap((nom) => {
    const liste = LISTES_RECHERCHE[nom]
    return [
      sql`(${CATEGORIES[nom].rows(lecture, pageOf(nom))}) as ${sql.id(liste)}`,
      sql`${countOf(nom)} as ${sql.id(`nb${liste}`)}`,
    ]
  })
  const query = sql<Record<string, unknown>>`
    with ${sql.join([
      ...ctesRecherche(reading, { termes, page: { categories: [...noms, 'faq'], limit: max, compte } }),
      ...categories.flatMap(({ ctes }) => ctes?.(lecture) ?? []),
    ])}
    select ${sql.join([...lists, sql`(${faq.rows(lecture, pageOf('faq'))}) as faq`, ...also])}`
  const { rows } = await executeKeyed(name, query, reading.db)
  const [row] = rows
  if (!row) throw new Error('the search did not answer')
  return row
}

/** The counts as they are shown, their sum, and the lists that have more. */
const counted = (row: Record<string, unknown>, noms: readonly CategorieRecherche[], compte: number) => {
  const listes = noms.map((nom) => LISTES_RECHERCHE[nom])
  const nbs = listes.map(
    (liste) => [`nb${liste}`, cappedCount(Number(row[`nb${liste}`]), compte).nb] as const,
  )
  const plus = listes.filter((liste) => Number(row[`nb${liste}`]) > compte)
  return {
    nbs: Object.fromEntries(nbs),
    nbTotalResultats: nbs.reduce((sum, [, nb]) => sum + nb, 0),
    plus,
  }
}

/** R3-15. */
export const getRecherche = async (reading: Reading, termes: string): Promise<ResultatsRecherche> => {
  const { corriges, ...row } = await readApercu(reading, termes, {
    name: 'recherche',
    noms: NOMS,
    max: APERCU_MAX,
    compte: APERCU_COMPTE_MAX,
    also: [sql`${motsCorriges} as corriges`, sql`${suggestion} as suggestion`],
  })
  const { nbs, nbTotalResultats, plus } = counted(row, NOMS, APERCU_COMPTE_MAX)
  return {
    ...(row as ResultatsRecherche),
    ...nbs,
    nbTotalResultats,
    limit: APERCU_MAX,
    ...(plus.length > 0 && { plus }),
    ...((corriges as string[]).length > 0 && { motsCorriges: corriges as string[] }),
  }
}

/** What the box in the header shows while she types. */
export const getSuggestions = async (reading: Reading, termes: string): Promise<SuggestionsRecherche> => {
  const row = await readApercu(reading, termes, {
    name: 'recherche-suggestions',
    noms: SUGGEREES,
    max: SUGGESTIONS_RECHERCHE_MAX,
    compte: SUGGESTIONS_COMPTE_MAX,
    also: [],
  })
  const { nbs, nbTotalResultats, plus } = counted(row, SUGGEREES, SUGGESTIONS_COMPTE_MAX)
  return { ...(row as SuggestionsRecherche), ...nbs, nbTotalResultats, ...(plus.length > 0 && { plus }) }
}

export const categorieOf = (nom: CategorieRecherche): Categorie => CATEGORIES[nom]
