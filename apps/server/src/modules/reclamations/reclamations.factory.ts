import { addDays, parisDay } from '@entrelles/contract/kit/dates.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertReclamation } from './reclamations.repository.ts'

type New = Parameters<typeof insertReclamation>[1]
type Fields = Partial<New> & Pick<New, 'compteId'>

/** An open claim of a member. */
export const createReclamationOuverte = (db: Db, now: Date, fields: Fields) =>
  inTransaction(db, (tx) =>
    insertReclamation(
      tx,
      {
        emailPayeur: 'payeur@exemple.fr',
        datePaiement: parisDay(now),
        montant: 8000,
        repondreAvant: addDays(parisDay(now), 3),
        ...fields,
      },
      now,
    ),
  )
