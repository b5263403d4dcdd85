import type { EtapeInscription } from '@entrelles/contract/kit/roles.ts'
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'

type NewCompte = {
  readonly prenom: string
  readonly email: string
  readonly motDePasse: string
  readonly charteVersion: string
  /** The hash of this browser's secret, if it may be recognised. */
  readonly navigateur: Buffer | null
}

/** Returns whether the account was created: an address has one account, even after two simultaneous sign-ups. */
export const insertCompte = async (
  db: Tx,
  { prenom, email, motDePasse, charteVersion, navigateur }: NewCompte,
  now: Date,
): Promise<boolean> => {
  const inserted = await db
    .insertInto('comptes')
    .values({
      id: uuid(),
      prenom,
      email,
      mot_de_passe: motDePasse,
      etape_inscription: 'etape_deux',
      date_inscription: now,
      charte_version: charteVersion,
      charte_acceptee_le: now,
      inscription_hash: navigateur,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** No browser is recognised any more as the one that signed up. Only changes unconfirmed accounts, never a member's. */
export const forgetNavigateur = async (db: Tx, email: string): Promise<void> => {
  await db
    .updateTable('comptes')
    .set({ inscription_hash: null })
    .where('email', '=', email)
    .where('email_valide_le', 'is', null)
    .execute()
}

/** Locks the account until the transaction ends: steps are saved one at a time. */
export const lockCompte = (db: Tx, compteId: string) =>
  db
    .selectFrom('comptes')
    .where('id', '=', compteId)
    .select(['id', 'prenom', 'etape_inscription as etape'])
    .forUpdate()
    .executeTakeFirst()

type CompteFields = Pick<Updateable<DB['comptes']>, 'nom' | 'ville_id'> & {
  etape_inscription?: EtapeInscription
}

export const updateCompte = async (db: Tx, compteId: string, fields: CompteFields): Promise<void> => {
  await db.updateTable('comptes').set(fields).where('id', '=', compteId).execute()
}

/** Writes the columns of one step, and keeps those of the others. */
export const updateInscription = async (
  db: Tx,
  compteId: string,
  fields: Omit<Updateable<DB['inscriptions']>, 'compte_id'>,
): Promise<void> => {
  await db
    .insertInto('inscriptions')
    .values({ compte_id: compteId, ...fields })
    .onConflict((conflict) => conflict.column('compte_id').doUpdateSet(fields))
    .execute()
}

/** Writes the sector of a member's profile. */
export const writeSecteur = (db: Tx, compteId: string, secteurId: string | null): Promise<void> =>
  updateInscription(db, compteId, { secteur_id: secteurId })

/** Replaces the member's choices in a list. */
export const updateChoix = async (
  db: Tx,
  compteId: string,
  categorie: 'situation' | 'attente',
  ids: readonly string[],
): Promise<void> => {
  await db
    .deleteFrom('choix_inscription')
    .where('compte_id', '=', compteId)
    .where('categorie', '=', categorie)
    .execute()
  if (ids.length === 0) return
  await db
    .insertInto('choix_inscription')
    .values(ids.map((id) => ({ compte_id: compteId, categorie, referentiel_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes unfinished sign-ups, but never an account that has paid nor an administrator. */
export const deleteInscriptionsInachevees = async (db: Tx, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('comptes')
    .where('etape_inscription', '<>', 'termine')
    .where('date_inscription', '<', before.toISOString())
    .where('administratrice', '=', false)
    .where('paye_jusquau', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
