import type { z } from '@entrelles/contract/kit/z.ts'
import { questionFaqForm } from '@entrelles/contract/modules/faq/faq.schema.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { findOrInsertCategorie, insertQuestion } from './bo-faq.repository.ts'

type QuestionFields = Partial<z.input<typeof questionFaqForm>>

/** A published question, visible to every member unless `fields` says otherwise. */
export const createQuestion = async (db: Db, now: Date, fields: QuestionFields = {}): Promise<string> => {
  const form = questionFaqForm.parse({
    question: 'Comment changer d’antenne ?',
    reponse: '<p>Ton antenne suit ta commune : modifie ton code postal dans Mon compte.</p>',
    categorie: 'Mon compte',
    statut: 'publiee',
    ...fields,
  })
  return inTransaction(db, async (tx) =>
    insertQuestion(tx, await findOrInsertCategorie(tx, form.categorie), form, now),
  )
}
