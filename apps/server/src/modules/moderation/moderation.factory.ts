import type {
  PorteeRestriction,
  SignalementForm,
  StatutClos,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import type { Figee } from '#kit/signalables.ts'
import { countAuteure, holdSignalement, insertAuteure, writeReponse } from './signalements.repository.ts'

type SignalementFields = Partial<SignalementForm> &
  Partial<Figee> & {
    /** Who reports. */
    readonly compteId: string
    /** Somebody examines it. */
    readonly isEnCours?: boolean
    readonly fin?: { readonly statut: StatutClos; readonly reponse: string; readonly le: Date }
  }

/** A report of that instant, new unless told otherwise; returns the id that its reporters share. */
export const createSignalementRow = (
  db: Db,
  at: Date,
  { compteId, isEnCours = false, fin, ...fields }: SignalementFields,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const form: SignalementForm = {
      cibleType: 'adherente',
      cibleId: uuid(),
      motif: 'autre',
      commentaire: null,
      bloquer: false,
      masquer: false,
      ...fields,
    }
    const figee: Figee = {
      version: null,
      auteureId: null,
      territoireId: null,
      titre: 'Sandrine Petit',
      copie: {},
      ...fields,
    }
    const signalementId = await holdSignalement(tx, form, figee, at)
    await insertAuteure(tx, { signalementId, compteId, reponse: null }, form, figee, at)
    await countAuteure(tx, signalementId, form, at)
    if (isEnCours)
      await tx
        .updateTable('signalements')
        .set({ statut: 'en_cours' })
        .where('id', '=', signalementId)
        .execute()
    if (fin) await writeReponse(tx, signalementId, fin, fin.le)
    return signalementId
  })

type RestrictionFields = {
  readonly compteId: string
  readonly portee: PorteeRestriction
  readonly jusquau: Date
  readonly leveeLe?: Date
}

/** A restriction of a member, since that instant. */
export const createRestriction = async (
  db: Db,
  at: Date,
  { compteId, portee, jusquau, leveeLe }: RestrictionFields,
): Promise<void> => {
  await db
    .insertInto('restrictions')
    .values({
      id: uuid(),
      compte_id: compteId,
      portee,
      jusquau,
      motif: 'Messages insistants.',
      posee_par: null,
      posee_le: at,
      levee_le: leveeLe ?? null,
    })
    .execute()
}
