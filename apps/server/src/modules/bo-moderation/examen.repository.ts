import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { DecisionForm } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type {
  PorteeRestriction,
  StatutClos,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { IssueRecours } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import { every } from '#db/keyed-page.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'
import type { SignedIn } from '#kit/ctx.ts'
import { inPerimetre } from './perimetre.filters.ts'

/** Locks a report that the caller reads, so that what is decided about it is not concurrent; returns whether there is one. */
export const lockDossier = async (db: Tx, id: string, actor: SignedIn): Promise<boolean> => {
  const { rows } = await sql`
    select s.id from signalements s where ${every([sql`s.id = ${id}`, ...inPerimetre(actor)])}
    for update of s`.execute(db)
  return rows.length > 0
}

/** Gives a report to somebody, or to nobody; an appeal stays one. */
export const updateAssignee = async (
  db: Tx,
  id: string,
  assigneeId: string | null,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('signalements')
    .set((eb) => ({
      assignee_a: assigneeId,
      pris_le: assigneeId === null ? null : now,
      statut: eb
        .case()
        .when('statut', '=', 'rouvert')
        .then(eb.ref('statut'))
        .else(assigneeId === null ? ('nouveau' as const) : ('en_cours' as const))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

type By = { readonly signalementId: string; readonly parId: string }

export const insertNote = async (
  db: Tx,
  { signalementId, parId }: By,
  contenu: string,
  now: Date,
): Promise<void> => {
  const row = {
    id: uuid(),
    signalement_id: signalementId,
    par_id: parId,
    contenu,
    cree_le: now,
  } satisfies Complete<DB['notes_signalements']>
  await db.insertInto('notes_signalements').values(row).execute()
}

type NewDecision = By &
  DecisionForm & {
    readonly examen: number
    /** The member whom it concerns. */
    readonly compteId: string | null
    readonly restrictionId?: string
    readonly suspensionId?: string
  }

/** Adds a decision; an exclusion takes no effect before its confirmation. */
export const insertDecision = async (
  db: Tx,
  { signalementId, parId, examen, compteId, restrictionId, suspensionId, ...form }: NewDecision,
  now: Date,
): Promise<string> => {
  const { action, motif, portee, jusquau, ...rest } = form
  nothingLeft(rest)
  const row = {
    id: uuid(),
    signalement_id: signalementId,
    compte_id: compteId,
    examen,
    action,
    motif,
    portee,
    jusquau,
    par_id: parId,
    prise_le: now,
    effet_le: action === 'exclure' ? null : now,
    restriction_id: restrictionId ?? null,
    suspension_id: suspensionId ?? null,
  } satisfies Complete<DB['decisions_moderation'], 'confirmee_par' | 'levee_le'>
  await db.insertInto('decisions_moderation').values(row).execute()
  return row.id
}

export const confirmDecision = async (
  db: Tx,
  id: string,
  { parId, suspensionId }: { readonly parId: string; readonly suspensionId: string },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('decisions_moderation')
    .set({ effet_le: now, confirmee_par: parId, suspension_id: suspensionId })
    .where('id', '=', id)
    .execute()
}

export const deleteDecision = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('decisions_moderation').where('id', '=', id).execute()
}

/** Restricts a member until the end of that day, in Paris. */
export const insertRestriction = async (
  db: Tx,
  restriction: {
    readonly compteId: string
    readonly portee: PorteeRestriction
    readonly jusquau: CivilDay
    readonly motif: string
    readonly parId: string
  },
  now: Date,
): Promise<string> => {
  const { compteId, portee, jusquau, motif, parId } = restriction
  const row = {
    id: uuid(),
    compte_id: compteId,
    portee,
    jusquau: sql<string>`(${jusquau}::date + 1)::timestamp at time zone 'Europe/Paris'`,
    motif,
    posee_par: parId,
    posee_le: now,
  } satisfies Complete<DB['restrictions'], 'levee_le'>
  await db.insertInto('restrictions').values(row).execute()
  return row.id
}

/** Called once a moderator has decided: the number of reporters alone no longer hides the content. */
export const endMasqueDOffice = async (db: Tx, signalementId: string): Promise<void> => {
  await db
    .updateTable('signalements')
    .set({ masque_d_office: false })
    .where('id', '=', signalementId)
    .execute()
}

/** Marks the decisions that hid a content as undone. */
export const liftMasquages = async (db: Tx, signalementId: string, now: Date): Promise<void> => {
  await db
    .updateTable('decisions_moderation')
    .set({ levee_le: now })
    .where('signalement_id', '=', signalementId)
    .where('action', '=', 'masquer')
    .where('levee_le', 'is', null)
    .execute()
}

/** Marks the measures of a report as undone, and lifts its restrictions; returns what is left for their modules to undo. */
export const liftDecisions = async (db: Tx, signalementId: string, now: Date) => {
  const levees = await db
    .updateTable('decisions_moderation')
    .set({ levee_le: now })
    .where('signalement_id', '=', signalementId)
    .where('action', '<>', 'restaurer')
    .where('effet_le', 'is not', null)
    .where('levee_le', 'is', null)
    .returning(['action', 'restriction_id as restrictionId', 'suspension_id as suspensionId'])
    .execute()
  const restrictions = levees.flatMap(({ restrictionId }) => restrictionId ?? [])
  if (restrictions.length > 0)
    await db
      .updateTable('restrictions')
      .set({ levee_le: now })
      .where('id', 'in', restrictions)
      .where('levee_le', 'is', null)
      .execute()
  return levees
}

type Fin = { readonly statut: StatutClos; readonly reponse: string }

/** Keeps how an examination ended. */
export const insertCloture = async (
  db: Tx,
  { signalementId, parId, examen }: By & { readonly examen: number },
  { statut, reponse }: Fin,
  now: Date,
): Promise<void> => {
  const row = {
    signalement_id: signalementId,
    examen,
    statut,
    reponse,
    par_id: parId,
    le: now,
  } satisfies Complete<DB['clotures_signalements']>
  await db.insertInto('clotures_signalements').values(row).execute()
}

/** Ends the appeal that this examination answers. */
export const updateRecours = async (
  db: Tx,
  id: string,
  { issue, reponse }: { readonly issue: IssueRecours; readonly reponse: string | null },
  now: Date,
): Promise<void> => {
  await db.updateTable('recours').set({ issue, reponse, reponse_le: now }).where('id', '=', id).execute()
}
