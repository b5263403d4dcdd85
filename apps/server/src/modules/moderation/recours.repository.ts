import type { PartieRecours } from '@entrelles/contract/modules/moderation/recours.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'
import { isLevee } from './mesures.queries.ts'

/** A report that is appealed, locked: it is reopened once. */
export const lockRecourable = (db: Tx, signalementId: string) =>
  db
    .selectFrom('signalements as s')
    .where('s.id', '=', signalementId)
    .select([
      's.id',
      's.statut',
      's.examen',
      's.cible_type as type',
      's.auteure_cible_id as auteureId',
      's.territoire_id as territoireId',
    ])
    .forUpdate()
    .executeTakeFirstOrThrow()
export type Recourable = Awaited<ReturnType<typeof lockRecourable>>

/** The report of which this is the caller's line. */
export const findSignalementOf = async (
  db: Db,
  auteureId: string,
  compteId: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('signalements_auteures')
    .where('id', '=', auteureId)
    .where('compte_id', '=', compteId)
    .select('signalement_id as id')
    .executeTakeFirst()
  return found?.id
}

/** A measure that has taken effect, whom it concerns, and where its report stands. */
export const findMesure = (db: Db, decisionId: string) =>
  db
    .selectFrom('decisions_moderation as d')
    .innerJoin('signalements as s', 's.id', 'd.signalement_id')
    .where('d.id', '=', decisionId)
    .where('d.effet_le', 'is not', null)
    .where('d.action', '<>', 'restaurer')
    .select([
      'd.id',
      'd.signalement_id as signalementId',
      'd.compte_id as compteId',
      's.statut',
      isLevee.as('levee'),
    ])
    .executeTakeFirst()
export type Mesure = NonNullable<Awaited<ReturnType<typeof findMesure>>>

export const hasRecours = async (db: Db, signalementId: string, partie: PartieRecours): Promise<boolean> => {
  const found = await db
    .selectFrom('recours')
    .where('signalement_id', '=', signalementId)
    .where('partie', '=', partie)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

export type NewRecours = {
  readonly signalementId: string
  readonly partie: PartieRecours
  readonly compteId: string | null
  readonly decisionId: string | null
  readonly motif: string
}

export const insertRecours = async (
  db: Tx,
  { signalementId, partie, compteId, decisionId, motif }: NewRecours,
  now: Date,
): Promise<void> => {
  const row = {
    id: uuid(),
    signalement_id: signalementId,
    partie,
    compte_id: compteId,
    decision_id: decisionId,
    motif,
    cree_le: now,
  } satisfies Complete<DB['recours'], 'issue' | 'reponse' | 'reponse_le'>
  await db.insertInto('recours').values(row).execute()
}

/** Opens a new examination of a report; nobody holds it yet. */
export const reopenSignalement = async (db: Tx, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('signalements')
    .set((eb) => ({
      statut: 'rouvert' as const,
      examen: eb('examen', '+', 1),
      attendu_depuis: now,
      assignee_a: null,
      pris_le: null,
      cloture_le: null,
      sans_suite_version: null,
    }))
    .where('id', '=', id)
    .execute()
}

/** Those who may not examine the appeal: the reporters, and those who took part in the decision. */
export const findEcartees = async (db: Db, { id, examen }: Pick<Recourable, 'id' | 'examen'>) => {
  const { rows } = await sql<{ id: string }>`
    select compte_id as id from signalements_auteures where signalement_id = ${id} and compte_id is not null
    union
    select par_id from clotures_signalements where signalement_id = ${id} and examen = ${examen} and par_id is not null
    union
    select unnest(array[par_id, confirmee_par]) from decisions_moderation
    where signalement_id = ${id} and examen = ${examen}`.execute(db)
  return new Set(rows.map((row) => row.id))
}
