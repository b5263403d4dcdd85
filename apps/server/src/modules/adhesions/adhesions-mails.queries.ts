import type { Db } from '#db/client.ts'

/** Whom the mail about a paid year goes to, and whether she renews; nothing once the account is gone. */
export const findConfirmation = (db: Db, adhesionId: string) =>
  db
    .selectFrom('adhesions as a')
    .innerJoin('comptes as c', 'c.id', 'a.compte_id')
    .where('a.id', '=', adhesionId)
    .where('a.annulee_le', 'is', null)
    .select((eb) => [
      'c.id as compteId',
      'c.email',
      eb
        .exists(
          eb
            .selectFrom('adhesions as b')
            .whereRef('b.compte_id', '=', 'a.compte_id')
            .whereRef('b.debut', '<', 'a.debut')
            .where('b.annulee_le', 'is', null)
            .select(eb.lit(1).as('un')),
        )
        .as('renouvelle'),
    ])
    .executeTakeFirst()
