import type {
  DecisionForm,
  ReponseTypeForm,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type { DecisionId } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import type { StatutClos } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { PartieRecours } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { insertRecours, reopenSignalement } from '#modules/moderation/recours.repository.ts'
import { writeReponse } from '#modules/moderation/signalements.repository.ts'
import { insertCloture, insertDecision, insertNote, updateAssignee } from './examen.repository.ts'
import { insertReponseType } from './reponses-types/reponses-types.repository.ts'

/** Gives a report to somebody, as if she had taken it at that instant. */
export const takeSignalement = (db: Db, at: Date, id: string, compteId: string): Promise<void> =>
  inTransaction(db, (tx) => updateAssignee(tx, id, compteId, at))

export const noteSignalement = (
  db: Db,
  at: Date,
  signalementId: string,
  { parId, contenu }: { readonly parId: string; readonly contenu: string },
): Promise<void> => inTransaction(db, (tx) => insertNote(tx, { signalementId, parId }, contenu, at))

type DecisionFields = Partial<DecisionForm> & {
  /** Whom it concerns. */
  readonly compteId: string | null
  readonly parId: string
}

/** A decision of that instant, without what it does elsewhere: a warning unless told otherwise. */
export const createDecisionRow = async (
  db: Db,
  at: Date,
  signalementId: string,
  { compteId, parId, ...form }: DecisionFields,
): Promise<DecisionId> => {
  const decision = {
    action: 'avertir' as const,
    motif: 'Ce ton ne respecte pas la charte.',
    portee: null,
    jusquau: null,
    ...form,
  }
  const id = await inTransaction(db, (tx) =>
    insertDecision(tx, { ...decision, signalementId, compteId, parId, examen: 1 }, at),
  )
  return id as DecisionId
}

/** Answers a report, at that instant. */
export const closeSignalementRow = (
  db: Db,
  at: Date,
  signalementId: string,
  { parId, ...fin }: { readonly parId: string; readonly statut: StatutClos; readonly reponse: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await insertCloture(tx, { signalementId, parId, examen: 1 }, fin, at)
    await writeReponse(tx, signalementId, fin, at)
  })

type RecoursFields = {
  readonly partie: PartieRecours
  readonly compteId: string
  readonly decisionId?: string
  readonly motif: string
}

/** Appeals against an answer, at that instant. */
export const createRecoursRow = (
  db: Db,
  at: Date,
  signalementId: string,
  { decisionId, ...recours }: RecoursFields,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await insertRecours(tx, { ...recours, signalementId, decisionId: decisionId ?? null }, at)
    await reopenSignalement(tx, signalementId, at)
  })

export const createReponseTypeRow = (db: Db, at: Date, form: ReponseTypeForm): Promise<string> =>
  inTransaction(db, (tx) => insertReponseType(tx, form, at))
