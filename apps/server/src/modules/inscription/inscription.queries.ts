import type { Db } from '#db/client.ts'

/** The account of an address; the column ignores case. */
export const findCompte = (db: Db, email: string) =>
  db
    .selectFrom('comptes')
    .where('email', '=', email)
    .select((eb) => ['id', eb('email_valide_le', 'is not', null).as('emailValide')])
    .executeTakeFirst()

/** The recipient of a mail; undefined when suspended. */
export const findDestinataire = (db: Db, compteId: string, now: Date) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .where((eb) =>
      eb.or([eb('suspendue_jusquau', 'is', null), eb('suspendue_jusquau', '<=', now.toISOString())]),
    )
    .select(['prenom', 'email'])
    .executeTakeFirst()
