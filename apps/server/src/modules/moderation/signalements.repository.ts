import {
  DELAIS_REPONSE_HEURES,
  prioriteOf,
} from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import {
  STATUTS_OUVERTS,
  type SignalementForm,
  type StatutClos,
} from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import { literals } from '#db/literals.ts'
import type { DB } from '#db/types.ts'
import type { Complete } from '#kit/complete.ts'
import type { Figee } from '#kit/signalables.ts'

type Cible = Pick<SignalementForm, 'cibleType' | 'cibleId'>

const isOuvert = sql<boolean>`statut in (${literals(STATUTS_OUVERTS)})`

/** A report as its author follows it, and whom it is about. */
const selectMien = (db: Db, compteId: string) =>
  db
    .selectFrom('signalements_auteures as a')
    .innerJoin('signalements as s', 's.id', 'a.signalement_id')
    .where('a.compte_id', '=', compteId)
    .select(['a.id', 's.statut', 'a.motif', 'a.cree_le as dateCreation', 's.auteure_cible_id as auteureId'])
    .select(['s.motif as motifDossier', 's.attendu_depuis as attenduDepuis', 's.masque_d_office as isMasque'])

/** The caller's report of this target, if it is still open. */
export const findMienOuvert = (db: Db, compteId: string, { cibleType, cibleId }: Cible) =>
  selectMien(db, compteId)
    .where('s.cible_type', '=', cibleType)
    .where('s.cible_id', '=', cibleId)
    .where(isOuvert)
    .executeTakeFirst()

/** The answered report that judged this version harmless. */
export const findJuge = async (
  db: Db,
  { cibleType, cibleId }: Cible,
  version: number,
): Promise<string | undefined> => {
  const juge = await db
    .selectFrom('signalements')
    .where('cible_type', '=', cibleType)
    .where('cible_id', '=', cibleId)
    .where('sans_suite_version', '=', version)
    .orderBy('cloture_le', 'desc')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return juge?.id
}

/** Columns that its reporters and its examination write. */
type Examined =
  | 'statut'
  | 'nb_signalements'
  | 'masque_d_office'
  | 'assignee_a'
  | 'pris_le'
  | 'examen'
  | 'sans_suite_version'
  | 'cloture_le'

/** The open report of this target, opened if there is none, and locked: its reporters add up one by one. */
export const holdSignalement = async (
  db: Tx,
  { cibleType, cibleId, motif }: SignalementForm,
  { version, auteureId, territoireId, titre, copie }: Figee,
  now: Date,
): Promise<string> => {
  const row = {
    id: uuid(),
    cible_type: cibleType,
    cible_id: cibleId,
    version_cible: version,
    auteure_cible_id: auteureId,
    territoire_id: territoireId,
    titre,
    copie: JSON.stringify(copie),
    motif,
    priorite: prioriteOf(motif),
    cree_le: now,
    attendu_depuis: now,
  } satisfies Complete<DB['signalements'], Examined>
  const { id } = await db
    .insertInto('signalements')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['cible_type', 'cible_id'])
        .where(isOuvert)
        .doUpdateSet((eb) => ({ cible_id: eb.ref('excluded.cible_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Ligne = {
  readonly signalementId: string
  readonly compteId: string
  /** Given at once, if this version was examined before. */
  readonly reponse: string | null
}

/** Adds a reporter; undefined if she has reported it already. */
export const insertAuteure = async (
  db: Tx,
  { signalementId, compteId, reponse }: Ligne,
  { motif, commentaire }: SignalementForm,
  { version, copie }: Figee,
  now: Date,
): Promise<string | undefined> => {
  const row = {
    id: uuid(),
    signalement_id: signalementId,
    compte_id: compteId,
    motif,
    commentaire,
    version_cible: version,
    copie: sql<string | null>`nullif(${JSON.stringify(copie)}::jsonb,
      (select copie from signalements where id = ${signalementId}))`,
    cree_le: now,
    reponse,
    reponse_le: reponse === null ? null : now,
  } satisfies Complete<DB['signalements_auteures'], 'article_charte'>
  const inserted = await db
    .insertInto('signalements_auteures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['signalement_id', 'compte_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** The caller's line of a report. */
export const getMien = (db: Db, compteId: string, signalementId: string) =>
  selectMien(db, compteId).where('a.signalement_id', '=', signalementId).executeTakeFirstOrThrow()

const { normale, haute } = DELAIS_REPONSE_HEURES

/**
 * Counts a reporter. The report takes the more urgent of its reason and hers. Its deadline, which follows from the reason, is the
 * earlier of the promise made to the previous reporters and the one made to her. Gives its priority.
 */
export const countAuteure = async (db: Tx, id: string, { motif }: SignalementForm, now: Date) => {
  const isHaute = prioriteOf(motif) === 'haute'
  const { priorite } = await db
    .updateTable('signalements')
    .set((eb) => ({
      nb_signalements: eb('nb_signalements', '+', 1),
      ...(isHaute && {
        motif: eb.case().when('priorite', '=', 'haute').then(eb.ref('motif')).else(motif).end(),
        attendu_depuis: sql<string>`case priorite when 'haute' then attendu_depuis
          else least(attendu_depuis + ${normale - haute} * interval '1 hour', ${now}) end`,
        priorite: 'haute' as const,
      }),
    }))
    .where('id', '=', id)
    .returning('priorite')
    .executeTakeFirstOrThrow()
  return priorite
}

/** The latest version of the target that somebody has judged: a decision or an answer judges what was reported until then. 0 if none. */
export const getVersionJugee = async (db: Tx, { cibleType, cibleId }: Cible): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(j.version_cible), 0) as version
    from signalements s join signalements_auteures j on j.signalement_id = s.id
    where s.cible_type = ${cibleType} and s.cible_id = ${cibleId} and j.cree_le <= (
      select max(le) from (
        select effet_le as le from decisions_moderation where signalement_id = s.id
        union all select le from clotures_signalements where signalement_id = s.id) jugee)`.execute(db)
  return rows[0]?.version ?? 0
}

/** Counts the reporters, in this report, of a later version than that. */
export const countAuteuresAfter = async (db: Tx, id: string, version: number): Promise<number> => {
  const { rows } = await sql<{ nb: number }>`
    select count(*)::int as nb from signalements_auteures
    where signalement_id = ${id} and version_cible > ${version}`.execute(db)
  return rows[0]?.nb ?? 0
}

/** Marks the content as hidden by its reporters until a moderator decides; false if it was. */
export const markMasque = async (db: Tx, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('signalements')
    .set({ masque_d_office: true })
    .where('id', '=', id)
    .where('masque_d_office', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks a report, for its examination. */
export const lockSignalement = (db: Tx, id: string) =>
  db
    .selectFrom('signalements')
    .where('id', '=', id)
    .select(['statut', 'cible_type as type', 'cible_id as cibleId', 'masque_d_office as isMasque'])
    .forUpdate()
    .executeTakeFirst()

type Fin = { readonly statut: StatutClos; readonly reponse: string }

/** Ends a report and answers its authors; without a measure, the latest version that they saw is judged harmless. */
export const writeReponse = async (
  db: Tx,
  id: string,
  { statut, reponse }: Fin,
  now: Date,
): Promise<{ auteureId: string; compteId: string }[]> => {
  const lignes = await db
    .updateTable('signalements_auteures')
    .set({ reponse, reponse_le: now })
    .where('signalement_id', '=', id)
    .returning(['id as auteureId', 'compte_id as compteId', 'version_cible as version'])
    .execute()
  const versions = lignes.flatMap(({ version }) => version ?? [])
  const isHarmless = statut === 'sans_suite' && versions.length > 0
  await db
    .updateTable('signalements')
    .set({
      statut,
      cloture_le: now,
      sans_suite_version: isHarmless ? Math.max(...versions) : null,
      masque_d_office: false,
    })
    .where('id', '=', id)
    .execute()
  return lignes.flatMap(({ auteureId, compteId }) => (compteId === null ? [] : [{ auteureId, compteId }]))
}
