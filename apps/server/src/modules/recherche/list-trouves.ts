import { PAGE_LIMIT } from '@entrelles/contract/kit/constants.ts'
import { cappedCount, COUNT_CAP, limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type { CategorieRecherche } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import type { FiltresRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { sql } from 'kysely'
import { executeKeyed } from '#db/keyed.ts'
import { lectureOf } from '#modules/adherentes/adherentes.public.ts'
import { withExtraits } from './categories/categorie.ts'
import { categorieOf } from './get-recherche.ts'
import { countOf, ctesRecherche, motsCorriges, pageOf, type Filtre, type Reading } from './lecture.ts'
import { suggestion, writtenSuggestion, type Suggestion } from './suggestion.ts'

type Row<Item> = {
  readonly resultats: Item[]
  readonly nb: number
  readonly corriges: string[]
  readonly suggestion: Suggestion
}

/** R7-10: a page of one category, in one statement. */
export const listTrouves = async <Item>(
  reading: Reading,
  nom: CategorieRecherche,
  {
    termes,
    page,
    ...filtres
  }: Pick<FiltresRecherche, 'termes' | 'page'> & Omit<Filtre, 'categorie' | 'depuis'>,
) => {
  const lecture = lectureOf(reading)
  const categorie = categorieOf(nom)
  const narrowed = Object.values(filtres).some((value) => value !== undefined)
  const query = sql<Row<Item>>`
    with ${sql.join([
      ...ctesRecherche(reading, {
        termes,
        page: { categories: [nom], offset: offsetOf(page), limit: limitOf(page), compte: COUNT_CAP },
        filtre: narrowed ? { ...filtres, categorie: nom } : {},
      }),
      ...(categorie.ctes?.(lecture) ?? []),
    ])}
    select (${categorie.rows(lecture, pageOf(nom))}) as resultats, ${countOf(nom)} as nb,
      ${motsCorriges} as corriges, ${narrowed ? sql`null` : suggestion} as suggestion`
  // The text of a narrowed search depends on its filters.
  const { rows } = await (narrowed
    ? query.execute(reading.db)
    : executeKeyed(`recherche-${nom}`, query, reading.db))
  const [row] = rows
  if (!row) throw new Error('the search did not answer')
  const { nb, plus } = cappedCount(row.nb)
  return {
    resultats: withExtraits(categorie, row.resultats),
    nbTotalResultats: nb,
    limit: PAGE_LIMIT,
    ...(plus && { plus }),
    ...(row.corriges.length > 0 && { motsCorriges: row.corriges }),
    suggestion: writtenSuggestion(row.suggestion),
  }
}
