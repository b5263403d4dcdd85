import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Tarif } from '@entrelles/contract/modules/adhesions/tarif.ts'
import type { EtatPaiement, PortePaiement } from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import { sql, type Insertable, type Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'

const addEtat = async (
  db: Tx,
  paiementId: string,
  etat: EtatPaiement,
  porte: PortePaiement | null,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('etats_paiements')
    .values({
      paiement_id: paiementId,
      rang: sql<number>`(select coalesce(max(rang) + 1, 0) from etats_paiements where paiement_id = ${paiementId})`,
      etat,
      porte,
      le: now,
    })
    .execute()
}

type NewPaiement = {
  readonly compteId: string | null
  readonly tarif: Tarif | null
  readonly montantCents: number
  readonly origine: OrigineAdhesion
  readonly etat: EtatPaiement
  readonly porte: PortePaiement | null
} & Pick<
  Insertable<DB['paiements']>,
  | 'commande_id'
  | 'reglement_id'
  | 'email_payeur'
  | 'nom_payeur'
  | 'recu_url'
  | 'reference'
  | 'anomalie'
  | 'paye_le'
>

/** Returns undefined when the platform's order is already stored. */
export const insertPaiement = async (
  db: Tx,
  { compteId, montantCents, porte, ...fields }: NewPaiement,
  now: Date,
): Promise<string | undefined> => {
  const inserted = await db
    .insertInto('paiements')
    .values({ id: uuid(), compte_id: compteId, montant_cents: montantCents, ...fields, cree_le: now })
    .onConflict((conflict) => conflict.column('commande_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await addEtat(db, inserted.id, fields.etat, porte, now)
  return inserted?.id
}

type Changes = Omit<Updateable<DB['paiements']>, 'id' | 'etat'>

/** Changes the state, and adds it to the history with its source. */
export const updateEtat = async (
  db: Tx,
  paiementId: string,
  { etat, porte, ...fields }: Changes & { etat: EtatPaiement; porte: PortePaiement | null },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('paiements')
    .set({ etat, ...fields })
    .where('id', '=', paiementId)
    .execute()
  await addEtat(db, paiementId, etat, porte, now)
}

export const updatePaiement = async (db: Tx, paiementId: string, fields: Changes): Promise<void> => {
  await db.updateTable('paiements').set(fields).where('id', '=', paiementId).execute()
}

/** Deletes the orphan of an order whose own payment is found: the order now belongs to that payment. */
export const deleteOrphelin = async (db: Tx, commandeId: number, except: string): Promise<void> => {
  await db
    .deleteFrom('paiements')
    .where('commande_id', '=', commandeId)
    .where('compte_id', 'is', null)
    .where('anomalie', '=', 'orphelin')
    .where('id', '<>', except)
    .execute()
}

/** Locks the payment until the transaction ends: several sources may settle it at once. */
export const lockPaiement = (db: Tx, paiementId: string) =>
  db
    .selectFrom('paiements')
    .where('id', '=', paiementId)
    .select([
      'id',
      'compte_id as compteId',
      'tarif',
      'montant_cents as montantCents',
      'origine',
      'etat',
      'anomalie',
      'verifications',
      'paye_le as payeLe',
      'traite_le as traiteLe',
    ])
    .forUpdate()
    .executeTakeFirst()
