import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { ReclamationForm } from '@entrelles/contract/modules/reclamations/reclamations.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

type NewReclamation = ReclamationForm & { readonly compteId: string; readonly repondreAvant: CivilDay }

export const insertReclamation = (
  db: Tx,
  { compteId, emailPayeur, datePaiement, montant, commande, message, repondreAvant, ...rest }: NewReclamation,
  now: Date,
) => {
  nothingLeft(rest)
  return db
    .insertInto('reclamations')
    .values({
      id: uuid(),
      numero: sql<string>`${parisDay(now).slice(0, 4)} || '-' || lpad(nextval('reclamations_numero')::text, 4, '0')`,
      compte_id: compteId,
      email_payeur: emailPayeur,
      date_paiement: datePaiement,
      montant_cents: montant,
      commande: commande === undefined || commande === '' ? null : commande,
      message: message === undefined || message === '' ? null : message,
      creee_le: now,
      repondre_avant: repondreAvant,
    } satisfies Complete<DB['reclamations'], 'traitee_le' | 'acceptee' | 'reponse'>)
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow()
}

/** Locks a claim while it is answered. */
export const lockReclamation = (db: Tx, id: string) =>
  db
    .selectFrom('reclamations')
    .where('id', '=', id)
    .select(['id', 'numero', 'compte_id as compteId', 'traitee_le as traiteeLe'])
    .forUpdate()
    .executeTakeFirst()

export type Reponse = { readonly acceptee: boolean; readonly reponse: string }

/** Returns the number and the account of the claim, which is null once erased. */
export const updateReponse = async (
  db: Tx,
  id: string,
  { acceptee, reponse }: Reponse,
  now: Date,
): Promise<{ numero: string; compteId: string | null } | undefined> =>
  db
    .updateTable('reclamations')
    .set({ traitee_le: now, acceptee, reponse })
    .where('id', '=', id)
    .returning(['numero', 'compte_id as compteId'])
    .executeTakeFirst()
