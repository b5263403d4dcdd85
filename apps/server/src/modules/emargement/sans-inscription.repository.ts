import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { Pointage } from './presences.repository.ts'

type Personne = {
  readonly compteId: string | null
  readonly prenom: string | null
  readonly nom: string | null
  readonly email: string | null
  readonly cle: string
}

/** Inserts a walk-in: present, and in none of the event's counters. */
export const insertSansInscription = async (
  db: Tx,
  evenement: { readonly id: string; readonly sequence: number },
  { compteId, prenom, nom, email, cle }: Personne,
  { le, mode, parId }: Pointage,
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('participations')
    .values({
      id,
      evenement_id: evenement.id,
      compte_id: compteId,
      statut: 'inscrite',
      origine: 'sans_inscription',
      creee_le: le,
      statut_le: le,
      statut_par_id: parId,
      presence: 'presente',
      presence_le: le,
      pointee_le: le,
      pointee_mode: mode,
      pointee_par_id: parId,
      prenom,
      nom,
      email,
      cle,
      sequence_avisee: evenement.sequence,
    })
    .execute()
  return id
}

/**
 * Turns a waiting member into a walk-in, who takes no seat. The sweep of `participations` offers the seat that was
 * kept for her to the next member.
 */
export const admitAttente = async (
  db: Tx,
  evenementId: string,
  { id, statut }: { readonly id: string; readonly statut: string },
  { cle, le, mode, parId }: Pointage & { readonly cle: string },
): Promise<void> => {
  await db
    .updateTable('evenements')
    .set((eb) =>
      statut === 'proposee'
        ? { proposees: eb('proposees', '-', 1) }
        : { en_attente: eb('en_attente', '-', 1) },
    )
    .where('id', '=', evenementId)
    .execute()
  await db
    .updateTable('participations')
    .set({
      statut: 'inscrite',
      origine: 'sans_inscription',
      statut_le: le,
      statut_par_id: parId,
      offre_expire_le: null,
      presence: 'presente',
      presence_le: le,
      pointee_le: le,
      pointee_mode: mode,
      pointee_par_id: parId,
      cle,
    })
    .where('id', '=', id)
    .execute()
}

/** Erases the names of a batch of walk-ins at events that ended before that instant; returns their number. */
export const eraseVenues = async (db: Tx, before: Date, batch: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update participations set prenom = null, nom = null, email = null where id in (
      select p.id from participations p join evenements e on e.id = p.evenement_id
      where (p.prenom is not null or p.nom is not null or p.email is not null) and e.fin <= ${before}
      limit ${batch})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
