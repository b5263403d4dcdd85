import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export const readSecondFacteur = async (db: Db, compteId: string) => {
  const row = await db
    .selectFrom('seconds_facteurs')
    .where('compte_id', '=', compteId)
    .where('actif_le', 'is not', null)
    .select((eb) => [
      'compte_id',
      eb
        .selectFrom('codes_secours')
        .whereRef('codes_secours.compte_id', '=', 'seconds_facteurs.compte_id')
        .where('utilise_le', 'is', null)
        .select((inner) => inner.fn.countAll<string>().as('n'))
        .as('restants'),
    ])
    .executeTakeFirst()
  return { actif: row !== undefined, codesRestants: Number(row?.restants ?? 0) }
}

export const findEmail = (db: Db, compteId: string) =>
  db.selectFrom('comptes').where('id', '=', compteId).select('email').executeTakeFirst()

export const findCompteByEmail = (db: Db, email: string) =>
  db
    .selectFrom('comptes')
    .where('email', '=', email)
    .select(['id', sql<string>`concat_ws(' ', prenom, nom)`.as('nom')])
    .executeTakeFirst()
