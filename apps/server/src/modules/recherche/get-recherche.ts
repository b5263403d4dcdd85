import { cappedCount } from '@entrelles/contract/kit/pagination.ts'
import {
  APERCU_COMPTE_MAX,
  APERCU_MAX,
  LISTES_RECHERCHE,
  SUGGESTIONS_COMPTE_MAX,
  SUGGESTIONS_RECHERCHE_MAX,
  type CategorieRecherche,
  type ListeRecherche,
} from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import type {
  ResultatsRecherche,
  SuggestionsRecherche,
} from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { executeKeyed } from '#db/keyed.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { adherente } from './categories/adherente.ts'
import { withExtraits, type Categorie } from './categories/categorie.ts'
import { coupdepouce, evenement } from './categories/cartes.ts'
import { territoire } from './categories/territoire.ts'
import { faq, publication, ressource } from './categories/textes.ts'
import { countOf, ctesRecherche, motsCorriges, pageOf, type Reading } from './lecture.ts'
import { suggestion, writtenSuggestion, type Suggestion } from './suggestion.ts'

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
  /** The categories whose objects are shown. Objects of all categories are counted. */
  readonly noms: readonly CategorieRecherche[]
  readonly max: number
  readonly compte: number
  readonly also: readonly Sql[]
}

type Row = Readonly<Record<string, unknown>> & { readonly comptes: Readonly<Record<ListeRecherche, number>> }

const listOf = (row: Row, liste: string, categorie: Categorie): unknown[] =>
  withExtraits(categorie, row[liste] as unknown[])

/** Reads, in one statement, the first objects of some categories, the counts of all, and the questions of the FAQ. */
const readApercu = async (
  reading: Reading,
  termes: string,
  { name, noms, max, compte, also }: Apercu,
): Promise<Row> => {
  const lecture = lectureOf(reading)
  const categories = noms.map((nom) => CATEGORIES[nom])
  const lists = noms.map(
    (nom) => sql`(${CATEGORIES[nom].rows(lecture, pageOf(nom))}) as ${sql.id(LISTES_RECHERCHE[nom])}`,
  )
  const counts = NOMS.flatMap((nom) => [sql.lit(LISTES_RECHERCHE[nom]), countOf(nom)])
  const query = sql<Row>`
    with ${sql.join([
      ...ctesRecherche(reading, { termes, page: { categories: [...NOMS, 'faq'], limit: max, compte } }),
      ...categories.flatMap(({ ctes }) => ctes?.(lecture) ?? []),
    ])}
    select ${sql.join([...lists, sql`(${faq.rows(lecture, pageOf('faq'))}) as faq`, ...also])},
      json_build_object(${sql.join(counts)}) as comptes`
  const { rows } = await executeKeyed(name, query, reading.db)
  const [row] = rows
  if (!row) throw new Error('the search did not answer')
  const shown = Object.fromEntries([
    ...noms.map((nom) => [LISTES_RECHERCHE[nom], listOf(row, LISTES_RECHERCHE[nom], CATEGORIES[nom])]),
    ['faq', listOf(row, 'faq', faq)],
  ])
  return { ...row, ...shown }
}

/** The capped counts of some categories, the sum for all categories, and the lists whose count was capped. */
const counted = (comptes: Row['comptes'], noms: readonly CategorieRecherche[], compte: number) => {
  const listes = Object.values(LISTES_RECHERCHE)
  const shownOf = (liste: ListeRecherche): number => cappedCount(comptes[liste], compte).nb
  const plus = listes.filter((liste) => comptes[liste] > compte)
  return {
    ...Object.fromEntries(noms.map((nom) => [`nb${LISTES_RECHERCHE[nom]}`, shownOf(LISTES_RECHERCHE[nom])])),
    nbTotalResultats: listes.reduce((sum, liste) => sum + shownOf(liste), 0),
    ...(plus.length > 0 && { plus }),
  }
}

/** R3-15. */
export const getRecherche = async (reading: Reading, termes: string): Promise<ResultatsRecherche> => {
  const {
    corriges,
    comptes,
    suggestion: found,
    ...row
  } = await readApercu(reading, termes, {
    name: 'recherche',
    noms: NOMS,
    max: APERCU_MAX,
    compte: APERCU_COMPTE_MAX,
    also: [sql`${motsCorriges} as corriges`, sql`${suggestion} as suggestion`],
  })
  return {
    ...(row as ResultatsRecherche),
    ...counted(comptes, NOMS, APERCU_COMPTE_MAX),
    limit: APERCU_MAX,
    suggestion: writtenSuggestion(found as Suggestion),
    ...((corriges as string[]).length > 0 && { motsCorriges: corriges as string[] }),
  }
}

/** What the box in the header shows while she types. */
export const getSuggestions = async (reading: Reading, termes: string): Promise<SuggestionsRecherche> => {
  const { comptes, ...row } = await readApercu(reading, termes, {
    name: 'recherche-suggestions',
    noms: SUGGEREES,
    max: SUGGESTIONS_RECHERCHE_MAX,
    compte: SUGGESTIONS_COMPTE_MAX,
    also: [],
  })
  return { ...(row as SuggestionsRecherche), ...counted(comptes, SUGGEREES, SUGGESTIONS_COMPTE_MAX) }
}

export const categorieOf = (nom: CategorieRecherche): Categorie => CATEGORIES[nom]
