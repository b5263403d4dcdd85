import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import {
  ECHEANCES_RAPPEL,
  type EcheanceRappel,
} from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Tx } from '#db/client.ts'

type Which = { readonly adhesionId: string; readonly echeance: EcheanceRappel }

/** Marks a reminder as taken at that instant; it stays planned until it is sent. */
export const takeRappel = async (db: Tx, { adhesionId, echeance }: Which, now: Date): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ traite_le: now })
    .where('adhesion_id', '=', adhesionId)
    .where('echeance', '=', echeance)
    .execute()
}

/**
 * Records the result of a reminder. A mail that was sent is recorded as sent, even if a payment stopped it
 * meanwhile.
 */
export const updateRappel = async (
  db: Tx,
  { adhesionId, echeance }: Which,
  result: { readonly statut: 'envoye' | 'ignore' | 'echec'; readonly motif: string | null },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ ...result, traite_le: now })
    .where('adhesion_id', '=', adhesionId)
    .where('echeance', '=', echeance)
    .where('statut', 'in', result.statut === 'envoye' ? ['prevu', 'ignore'] : ['prevu'])
    .execute()
}

/** Records the reason of a failed attempt; others may follow. */
export const noteFailure = async (
  db: Tx,
  { adhesionId, echeance }: Which,
  motif: string | null,
): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ motif })
    .where('adhesion_id', '=', adhesionId)
    .where('echeance', '=', echeance)
    .where('statut', '=', 'prevu')
    .execute()
}

/** The reason of reminders stopped by a later paid year. */
export const RENOUVELEE = 'renouvelée'

const DAYS: Record<EcheanceRappel, number> = { 'J-30': -30, 'J-7': -7, J: 0, 'J+15': 15 }

/** Plans the four reminders of a year. */
export const insertRappels = async (db: Tx, adhesionId: string, fin: CivilDay): Promise<void> => {
  await db
    .insertInto('rappels_adhesion')
    .values(
      ECHEANCES_RAPPEL.map((echeance) => ({
        adhesion_id: adhesionId,
        echeance,
        prevu_le: addDays(fin, DAYS[echeance]),
        statut: 'prevu',
      })),
    )
    .execute()
}

/** Stops the planned reminders of all the member's years. */
export const stopRappels = async (db: Tx, compteId: string, motif: string, now: Date): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ statut: 'ignore', motif, traite_le: now })
    .where('statut', '=', 'prevu')
    .where('adhesion_id', 'in', (eb) =>
      eb.selectFrom('adhesions').where('compte_id', '=', compteId).select('id'),
    )
    .execute()
}

/** Stops the planned reminders of one year. */
export const stopRappelsOf = async (db: Tx, adhesionId: string, motif: string, now: Date): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ statut: 'ignore', motif, traite_le: now })
    .where('statut', '=', 'prevu')
    .where('adhesion_id', '=', adhesionId)
    .execute()
}

/**
 * Plans again the reminders that a later year had stopped, once that year is cancelled, except those whose day has
 * passed.
 */
export const resumeRappels = async (db: Tx, adhesionId: string, today: CivilDay): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ statut: 'prevu', motif: null, traite_le: null })
    .where('adhesion_id', '=', adhesionId)
    .where('statut', '=', 'ignore')
    .where('motif', '=', RENOUVELEE)
    .where('prevu_le', '>=', today)
    .execute()
}

export const updateRappelsActifs = async (db: Tx, compteId: string, actifs: boolean): Promise<void> => {
  await db.updateTable('comptes').set({ rappels_adhesion: actifs }).where('id', '=', compteId).execute()
}
