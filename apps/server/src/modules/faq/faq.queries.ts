import type { Actor } from '@entrelles/contract/kit/actor.ts'
import { publicsFaqOf } from '@entrelles/contract/modules/faq/faq.policy.ts'
import type { CategorieFaqId, Faq, QuestionFaqId } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '#db/client.ts'
import { prefixQuery } from '#db/text-search.ts'

/** The published questions that the user may read, by category, in one statement. */
export const getFaq = async (db: Db, actor: Actor, termes = ''): Promise<Faq> => {
  const matching = prefixQuery(termes)
  const categories = await db
    .selectFrom('faq_questions as q')
    .innerJoin('faq_categories as c', 'c.id', 'q.categorie_id')
    .leftJoin('faq_avis as a', (join) =>
      join.onRef('a.question_id', '=', 'q.id').on('a.compte_id', '=', actor.id),
    )
    .where('q.statut', '=', 'publiee')
    .where('q.public', 'in', publicsFaqOf(actor))
    .$if(matching !== undefined, (query) => query.where(sql<boolean>`q.recherche @@ ${matching}`))
    .groupBy('c.id')
    .orderBy('c.ordre')
    .select((eb) => [
      eb.ref('c.id').$castTo<CategorieFaqId>().as('id'),
      'c.libelle',
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            id: eb.ref('q.id').$castTo<QuestionFaqId>(),
            question: eb.ref('q.question'),
            reponse: eb.ref('q.reponse'),
            dateModification: eb.ref('q.date_modification'),
            monAvis: eb.ref('a.utile'),
          }),
        )
        .orderBy('q.ordre')
        .as('questions'),
    ])
    .execute()
  return { categories }
}
