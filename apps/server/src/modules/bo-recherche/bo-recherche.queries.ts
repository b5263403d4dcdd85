import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  RechercheSansResultat,
  Synonyme,
  SynonymeId,
} from '@entrelles/contract/modules/bo-recherche/bo-recherche.schema.ts'
import { SANS_RESULTAT_MIN } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'

const selectSynonymes = (db: Db) =>
  db
    .selectFrom('synonymes')
    .select((eb) => [
      eb.ref('id').$castTo<SynonymeId>().as('id'),
      'mots',
      'date_modification as dateModification',
      'version',
    ])

/** All the groups, by their first word. */
export const listSynonymes = (db: Db): Promise<Synonyme[]> =>
  selectSynonymes(db)
    .orderBy(sql`formes[1]`)
    .orderBy('id')
    .execute()

export const getSynonyme = async (db: Db, id: string): Promise<Synonyme> => {
  const found = await selectSynonymes(db).where('id', '=', id).executeTakeFirst()
  if (!found) throw commonErrors.introuvable()
  return found
}

/** The searches that found nothing, the most frequent first. */
export const listSansResultat = async (db: Db, page: number) => {
  const frequentes = db.selectFrom('recherches_sans_resultat').where('nb', '>=', SANS_RESULTAT_MIN)
  return listAnswerOf(
    'recherches',
    await listPage<RechercheSansResultat>(db, {
      matching: frequentes.select('forme'),
      page: frequentes
        .select(['termes', 'nb', 'derniere_le as derniere'])
        .orderBy('nb', 'desc')
        .orderBy('derniere_le', 'desc')
        .orderBy('forme')
        .limit(limitOf(page))
        .offset(offsetOf(page)),
    }),
  )
}
