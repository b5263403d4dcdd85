import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { moyenneOf } from '@entrelles/contract/modules/notations/notations.policy.ts'
import type {
  FiltresNotations,
  NotationId,
  ResultatNotations,
} from '@entrelles/contract/modules/notations/notations.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'

/** Eight years of three months. */
const PERIODES_MAX = 24

const selectCommentaires = (db: Db, { periode }: FiltresNotations) =>
  db
    .selectFrom('notations as n')
    .where('n.commentaire', 'is not', null)
    .$if(periode !== undefined, (query) => query.where('n.mois', '=', `${periode}-01`))

/** A page of comments, latest first: months come in the order of their dates, so that one index serves every filter. */
export const selectPage = (db: Db, filtres: FiltresNotations, page: number) =>
  selectCommentaires(db, filtres)
    .orderBy('n.mois', 'desc')
    .orderBy('n.date_publication', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limitOf(page))
    .offset(offsetOf(page))
    .select((eb) => [
      eb.ref('n.id').$castTo<NotationId>().as('id'),
      eb.ref('n.note').$castTo<number>().as('note'),
      eb.ref('n.commentaire').$castTo<string>().as('commentaire'),
      sql<string>`(n.date_publication at time zone 'Europe/Paris')::date`.as('jour'),
    ])

export const listNotations = async (
  db: Db,
  { page, ...filtres }: FiltresNotations & { readonly page: number },
) =>
  listAnswerOf(
    'notations',
    await listPage(db, {
      matching: selectCommentaires(db, filtres).select('n.id'),
      page: selectPage(db, filtres, page),
    }),
  )

/** The counts of the latest months, one row each. */
export const getResultatsNotations = async (db: Db): Promise<{ periodes: ResultatNotations[] }> => {
  const rows = await db
    .selectFrom('notations_mois')
    .orderBy('mois', 'desc')
    .limit(PERIODES_MAX)
    .selectAll()
    .execute()
  return {
    periodes: rows.map(({ mois, sans_note, note_1, note_2, note_3, note_4, note_5 }) => {
      const notes = [note_1, note_2, note_3, note_4, note_5]
      return { periode: mois.slice(0, 7), notes, nbSansReponse: sans_note, moyenne: moyenneOf(notes) }
    }),
  }
}
