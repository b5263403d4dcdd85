import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import type {
  CategorieFaqId,
  DemandeFaqId,
  FaqBo,
  QuestionFaqBo,
  QuestionFaqForm,
  QuestionFaqId,
} from '@entrelles/contract/modules/faq/faq.schema.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { Complete } from '#kit/complete.ts'

/** A question as the back office shows it, with its five latest comments. */
const selectQuestionBo = (db: Db) =>
  db.selectFrom('faq_questions as q').select((eb) => [
    eb.ref('q.id').$castTo<QuestionFaqId>().as('id'),
    'q.question',
    'q.reponse',
    'q.mots_cles as motsCles',
    'q.public',
    'q.statut',
    'q.nb_utile as nbUtile',
    'q.nb_inutile as nbInutile',
    'q.date_modification as dateModification',
    'q.version',
    sql<string[]>`array(
      select a.commentaire from faq_avis a where a.question_id = q.id and a.commentaire is not null
      order by a.date_avis desc limit 5)`.as('commentaires'),
  ])

export const getQuestionFaqBo = async (db: Db, id: string): Promise<QuestionFaqBo> => {
  const question = await selectQuestionBo(db).where('q.id', '=', id).executeTakeFirst()
  if (!question) throw commonErrors.introuvable()
  return question
}

/** The values of a question that the journal compares before and after a change. */
export const getValeursQuestion = async (db: Db, id: string) => {
  const question = await db
    .selectFrom('faq_questions as q')
    .innerJoin('faq_categories as c', 'c.id', 'q.categorie_id')
    .where('q.id', '=', id)
    .select([
      'q.question',
      'q.reponse',
      'c.libelle as categorie',
      'q.mots_cles as motsCles',
      'q.public',
      'q.statut',
    ])
    .executeTakeFirst()
  if (!question) throw commonErrors.introuvable()
  return question satisfies Complete<QuestionFaqForm>
}

/** Every question by category, drafts included. */
export const getFaqBo = async (db: Db): Promise<FaqBo> => {
  const categories = await db
    .selectFrom('faq_categories as c')
    .orderBy('c.ordre')
    .select((eb) => [
      eb.ref('c.id').$castTo<CategorieFaqId>().as('id'),
      'c.libelle',
      jsonArrayFrom(selectQuestionBo(db).where('q.categorie_id', '=', eb.ref('c.id')).orderBy('q.ordre')).as(
        'questions',
      ),
    ])
    .execute()
  return { categories }
}

type DemandesQuery = { readonly page: number; readonly statut: 'a_traiter' | 'repondue' }

/** Questions asked by members: unanswered ones oldest first, answered ones latest first. */
export const listDemandesFaq = async (db: Db, { page, statut }: DemandesQuery) => {
  const waiting = statut === 'a_traiter'
  const demandes = db.selectFrom('faq_demandes as d').where('d.reponse', waiting ? 'is' : 'is not', null)
  const found = await listPage(db, {
    matching: demandes.select('d.id'),
    page: demandes
      .innerJoin('comptes as c', 'c.id', 'd.compte_id')
      .orderBy(waiting ? 'd.date_creation' : 'd.date_reponse', waiting ? 'asc' : 'desc')
      .orderBy('d.id')
      .limit(limitOf(page))
      .offset(offsetOf(page))
      .select((eb) => [
        eb.ref('d.id').$castTo<DemandeFaqId>().as('id'),
        'd.question',
        'd.date_creation as dateCreation',
        'd.reponse',
        'd.date_reponse as dateReponse',
        jsonBuildObject({ prenom: eb.ref('c.prenom'), nom: eb.ref('c.nom') }).as('auteure'),
      ]),
  })
  return listAnswerOf('questions', found)
}

/** An answered question with the recipient of the answer. */
export const findReponse = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('faq_demandes as d')
    .innerJoin('comptes as c', 'c.id', 'd.compte_id')
    .where('d.id', '=', id)
    .select(['c.email', 'c.prenom', 'd.question', 'd.reponse'])
    .executeTakeFirst()
  return row?.reponse ? { ...row, reponse: row.reponse } : undefined
}
