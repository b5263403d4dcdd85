import { rappelLe } from '@entrelles/contract/modules/participations/file.ts'
import type {
  OrigineParticipation,
  StatutParticipation,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { Db, Tx } from '#db/client.ts'
import type { EvenementTenu } from './evenement-tenu.ts'
import type { Mouvement } from './places.ts'

export type Ligne = {
  readonly id: string
  readonly compteId: string | null
  readonly statut: StatutParticipation
  readonly origine: OrigineParticipation
  readonly presence: string
  readonly offreExpireLe: string | null
}

const lignes = (db: Db, evenementId: string) =>
  db
    .selectFrom('participations')
    .where('evenement_id', '=', evenementId)
    .select([
      'id',
      'compte_id as compteId',
      'statut',
      'origine',
      'presence',
      'offre_expire_le as offreExpireLe',
    ])
    .$castTo<Ligne>()

/** The member's latest participation at an event, ended or not; the older ones have ended. */
export const findDerniere = (db: Db, evenementId: string, compteId: string): Promise<Ligne | undefined> =>
  lignes(db, evenementId)
    .where('compte_id', '=', compteId)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findLigne = (db: Db, evenementId: string, id: string): Promise<Ligne | undefined> =>
  lignes(db, evenementId).where('id', '=', id).executeTakeFirst()

export const isActive = ({ statut }: Ligne): boolean =>
  statut === 'inscrite' || statut === 'en_attente' || statut === 'proposee'

/** The change of the event's counters when the participation ends; walk-ins are in none of them. */
export const sansElle = ({ statut, origine }: Ligne): Mouvement => {
  if (origine === 'sans_inscription') return {}
  if (statut === 'inscrite') return { prises: -1 }
  if (statut === 'proposee') return { proposees: -1 }
  return statut === 'en_attente' ? { enAttente: -1 } : {}
}

type Fin = {
  readonly statut: 'annulee' | 'declinee' | 'expiree'
  /** The organiser who ended it, and her reason. */
  readonly parId?: string
  readonly motif?: string
}

/** Ends a participation, and erases the needs. */
export const endLigne = async (db: Tx, id: string, { statut, parId, motif }: Fin, now: Date) => {
  await db
    .updateTable('participations')
    .set({
      statut,
      statut_le: now,
      statut_par_id: parId ?? null,
      motif: motif ?? null,
      offre_expire_le: null,
      besoins: null,
      rappel_le: null,
    })
    .where('id', '=', id)
    .execute()
}

/** The member accepts the offered seat. */
export const acceptLigne = async (db: Tx, id: string, { debut }: EvenementTenu, now: Date): Promise<void> => {
  await db
    .updateTable('participations')
    .set({ statut: 'inscrite', statut_le: now, offre_expire_le: null, rappel_le: rappelLe(debut, now) })
    .where('id', '=', id)
    .execute()
}

type Promotion = { readonly jusqua: Date; readonly parId: string; readonly motif: string }

/** An organiser offers a seat to the member. */
export const promoteLigne = async (
  db: Tx,
  id: string,
  { jusqua, parId, motif }: Promotion,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('participations')
    .set({ statut: 'proposee', statut_le: now, offre_expire_le: jusqua, statut_par_id: parId, motif })
    .where('id', '=', id)
    .execute()
}
