import { addDays, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import {
  ECHEANCES_RAPPEL,
  type EcheanceRappel,
} from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import type { Tx } from '#db/client.ts'

type Which = { readonly adhesionId: string; readonly echeance: EcheanceRappel }

/** Takes charge of a planned mail at that moment: it stays planned until it is sent. */
export const takeRappel = async (db: Tx, { adhesionId, echeance }: Which, now: Date): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ traite_le: now })
    .where('adhesion_id', '=', adhesionId)
    .where('echeance', '=', echeance)
    .execute()
}

/** What became of it, and why it was not sent. What was sent was, even if a payment stopped it meanwhile. */
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

/** Notes why an attempt failed; there may be others. */
export const noteFailure = async (db: Tx, { adhesionId, echeance }: Which, motif: string): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ motif })
    .where('adhesion_id', '=', adhesionId)
    .where('echeance', '=', echeance)
    .where('statut', '=', 'prevu')
    .execute()
}

/** Why a reminder is not sent once a later year is paid. */
export const RENOUVELEE = 'renouvelée'

const DAYS: Record<EcheanceRappel, number> = { 'J-30': -30, 'J-7': -7, J: 0, 'J+15': 15 }

/** Plans the mails around the end of a year. */
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

/** The mails that are still planned about her years have no more reason to be. */
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

/** The mails that are still planned about that year. */
export const stopRappelsOf = async (db: Tx, adhesionId: string, motif: string, now: Date): Promise<void> => {
  await db
    .updateTable('rappels_adhesion')
    .set({ statut: 'ignore', motif, traite_le: now })
    .where('statut', '=', 'prevu')
    .where('adhesion_id', '=', adhesionId)
    .execute()
}

/** The year after that one is gone: what was stopped because of it, and whose day has not passed, is planned again. */
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
