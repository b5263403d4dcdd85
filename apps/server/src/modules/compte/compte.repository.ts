import type { ParametresForm } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { nothingLeft } from '#kit/complete.ts'

/** Locks a member while her branches change: concurrent requests would each read stale rows. */
export const lockCompte = async (db: Tx, compteId: string): Promise<void> => {
  await db.selectFrom('comptes').where('id', '=', compteId).select('id').forNoKeyUpdate().execute()
}

export const writeParametres = async (
  db: Tx,
  compteId: string,
  { prenom, nom, villeId, ...rest }: Omit<ParametresForm, 'id'>,
): Promise<void> => {
  nothingLeft(rest)
  await db.updateTable('comptes').set({ prenom, nom, ville_id: villeId }).where('id', '=', compteId).execute()
}

/** The storage name of her picture. */
export const writePhoto = async (db: Tx, compteId: string, photo: string | null): Promise<void> => {
  await db.updateTable('comptes').set({ photo }).where('id', '=', compteId).execute()
}

/** Changes her address; returns false if another account has taken it. */
export const writeEmail = async (db: Tx, compteId: string, email: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('comptes')
    .set({ email, email_valide_le: now })
    .where('id', '=', compteId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('comptes as autre').where('autre.email', '=', email).select('autre.id')),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Requests or cancels the deletion; a second request keeps the first date. */
export const writeSuppression = async (db: Tx, compteId: string, at: Date | null): Promise<void> => {
  await db
    .updateTable('comptes')
    .set({ suppression_demandee_le: at })
    .where('id', '=', compteId)
    .$if(at !== null, (query) => query.where('suppression_demandee_le', 'is', null))
    .execute()
}

/** Deletes the accounts whose delay is over; returns their ids. What messages and letters lock before an account is locked first. */
export const eraseComptes = async (db: Tx, askedBefore: Date): Promise<string[]> => {
  await sql`
    select discussions_avant_effacement(array(
      select id from comptes where suppression_demandee_le <= ${askedBefore}))`.execute(db)
  const rows = await db
    .deleteFrom('comptes')
    .where('suppression_demandee_le', '<=', askedBefore.toISOString())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
