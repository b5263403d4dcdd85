import type { ActionJournal } from '@entrelles/contract/modules/journal/journal.actions.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertEntree, type EntreeRow } from './journal.repository.ts'

type EntreeFields = Partial<Omit<EntreeRow, 'action'>> & { readonly action?: ActionJournal }

/** A journal line without an author, about a FAQ question unless `fields` says otherwise. */
export const createEntree = (db: Db, now: Date, fields: EntreeFields = {}): Promise<string> =>
  inTransaction(db, (tx) =>
    insertEntree(tx, {
      date: now,
      auteureId: null,
      action: 'faq.modifier_question',
      cible: { type: 'question_faq', id: 'question', nom: 'Comment changer d’antenne ?' },
      resume: null,
      avant: null,
      apres: null,
      ip: null,
      requete: null,
      ...fields,
    }),
  )
