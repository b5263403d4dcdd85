import type { Db } from '#db/client.ts'

/** The recipient of the mail about a paid year, and whether it is a renewal; undefined once the account is deleted. */
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
