import { COUNT_CAP } from '@entrelles/contract/kit/pagination.ts'
import {
  LISTES_RECHERCHE,
  type CategorieRecherche,
} from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import { ctesRecherche, type Reading } from './lecture.ts'

/** What she finds by these words that she could not find before an instant, the best first in each category; not questions of the FAQ. */
export const findNouveautes = async (
  reading: Reading,
  {
    termes,
    categorie,
    depuis,
    limit,
  }: {
    readonly termes: string
    readonly categorie: CategorieRecherche | null
    readonly depuis: Date
    readonly limit: number
  },
): Promise<{ readonly categorie: CategorieRecherche; readonly id: string }[]> => {
  const categories = categorie === null ? Object.keys(LISTES_RECHERCHE) : [categorie]
  const page = { categories, limit, compte: COUNT_CAP }
  const { rows } = await sql<{ categorie: CategorieRecherche; id: string }>`
    with ${sql.join([...ctesRecherche(reading, { termes, page, filtre: { depuis }, large: false })])}
    select categorie, id from trouves where id is not null order by place, categorie limit ${limit}`.execute(
    reading.db,
  )
  return rows
}
