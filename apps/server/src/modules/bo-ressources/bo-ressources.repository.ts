import {
  STATUTS_LISIBLES,
  type TypeRessource,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { DetailRessource, Figure } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'
import { columnsOf, ecriteOf, jsonOf, type Ecrite } from './ecrite-ressource.ts'

export type FichierRessource = NonNullable<DetailRessource['fichier']>

/** Who writes, and when. */
export type Par = { readonly compteId: string; readonly now: Date }

export const insertRessource = async (
  db: Tx,
  {
    id,
    type,
    ecrite,
    figures,
  }: {
    readonly id: string
    readonly type: TypeRessource
    readonly ecrite: Ecrite
    readonly figures: readonly Figure[]
  },
  { compteId, now }: Par,
): Promise<void> => {
  await db
    .insertInto('ressources')
    .values({
      ...columnsOf(ecrite),
      id,
      type,
      figures: JSON.stringify(figures),
      cree_le: now,
      modifiee_par_id: compteId,
    })
    .execute()
}

/** Locks a resource until the end of the transaction: acts on it wait for each other. */
export const lockRessource = async (db: Tx, id: string) => {
  const row = await db
    .selectFrom('ressources')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    type: row.type,
    statut: row.statut,
    version: row.version,
    publieeLe: row.publiee_le,
    /** What readers see, or will. */
    publiee: ecriteOf(row),
    /** Changes that are not published. */
    brouillon: row.brouillon as unknown as Ecrite | null,
    figures: row.figures as unknown as readonly Figure[],
    fichier: row.fichier as unknown as FichierRessource | null,
  }
}
export type Tenue = NonNullable<Awaited<ReturnType<typeof lockRessource>>>

const write = (db: Tx, id: string, { compteId, now }: Par) =>
  db
    .updateTable('ressources')
    .where('id', '=', id)
    .set((eb) => ({ modifiee_le: now, modifiee_par_id: compteId, version: eb('version', '+', 1) }))

/** Nothing is known of a new address, nor of a link that somebody has just verified. */
const LIEN_A_VERIFIER = { etat_lien: null, lien_verifie_le: null, lien_mort_le: null } as const

/** Writes the fields of a resource. */
export const updateChamps = async (
  db: Tx,
  { id, publiee }: Tenue,
  ecrite: Ecrite,
  figures: readonly Figure[],
  par: Par,
): Promise<void> => {
  await write(db, id, par)
    .set({
      ...columnsOf(ecrite),
      figures: JSON.stringify(figures),
      ...(ecrite.url !== publiee.url && LIEN_A_VERIFIER),
    })
    .execute()
}

/** The file is attached to the resource already. */
export const updateFichier = async (db: Tx, id: string, fichier: FichierRessource): Promise<void> => {
  await db
    .updateTable('ressources')
    .set({ fichier: JSON.stringify(fichier) })
    .where('id', '=', id)
    .execute()
}

/** Stores, replaces or drops the unpublished changes of an article; what readers see stays as it is. */
export const updateBrouillonRessource = async (
  db: Tx,
  id: string,
  brouillon: Ecrite | null,
  figures: readonly Figure[],
  { compteId, now }: Par,
): Promise<void> => {
  await db
    .updateTable('ressources')
    .set((eb) => ({
      brouillon: jsonOf(brouillon),
      brouillon_le: brouillon === null ? null : now,
      figures: JSON.stringify(figures),
      modifiee_par_id: compteId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Publishes a resource as it is given; from « to verify », the caller has reviewed it. */
export const updatePubliee = async (
  db: Tx,
  { id, statut }: Tenue,
  ecrite: Ecrite,
  figures: readonly Figure[],
  par: Par,
): Promise<void> => {
  await write(db, id, par)
    .set((eb) => ({
      ...columnsOf(ecrite),
      figures: JSON.stringify(figures),
      statut: 'publiee',
      publiee_le: eb.fn.coalesce('publiee_le', eb.val(par.now)),
      brouillon: null,
      brouillon_le: null,
      ...(statut !== 'publiee' && LIEN_A_VERIFIER),
      ...(statut === 'a_verifier' && { relue_par_id: par.compteId, relue_le: par.now }),
    }))
    .execute()
}

/** Takes a resource out of the library, with the changes that were not published. */
export const updateArchivee = async (
  db: Tx,
  id: string,
  figures: readonly Figure[],
  par: Par,
): Promise<void> => {
  await write(db, id, par)
    .set({ statut: 'archivee', brouillon: null, brouillon_le: null, figures: JSON.stringify(figures) })
    .execute()
}

type Relecture = { readonly relectriceId: string; readonly dateRevision: string }

/** A reviewed resource is no longer to verify; its unpublished changes keep the day of the next review. */
export const updateRelue = async (
  db: Tx,
  { id, statut }: Tenue,
  { relectriceId, dateRevision }: Relecture,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('ressources')
    .set((eb) => ({
      statut: 'publiee',
      relue_par_id: relectriceId,
      relue_le: now,
      date_revision: dateRevision,
      brouillon: sql`jsonb_set(brouillon, '{dateRevision}', to_jsonb(${dateRevision}::text))`,
      version: eb('version', '+', 1),
      ...(statut === 'a_verifier' && LIEN_A_VERIFIER),
    }))
    .where('id', '=', id)
    .execute()
}

export const deleteRessourceRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('ressources').where('id', '=', id).execute()
}

/** Resources that members read, for one branch alone. */
export const listSeules = async (db: Tx, territoireId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('ressources')
    .select('id')
    .where(sql<boolean>`territoire_ids = array[${territoireId}::uuid]`)
    .where('statut', 'in', STATUTS_LISIBLES)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes a branch out of the audience of every resource, unpublished changes included. One that has no other branch is kept for
 * coordinators.
 */
export const removeTerritoire = async (db: Tx, territoireId: string): Promise<void> => {
  await sql`
    update ressources set
      territoire_ids = array_remove(territoire_ids, ${territoireId}::uuid),
      public = case when territoire_ids = array[${territoireId}::uuid] then 'coordinatrices' else public end,
      brouillon = case when brouillon -> 'territoireIds' ? ${territoireId} then
        brouillon || jsonb_build_object(
          'territoireIds', (brouillon -> 'territoireIds') - ${territoireId}::text,
          'public', case when jsonb_array_length(brouillon -> 'territoireIds') = 1 then 'coordinatrices'
            else brouillon ->> 'public' end)
        else brouillon end,
      version = version + 1
    where ${territoireId}::uuid = any (territoire_ids) or brouillon -> 'territoireIds' ? ${territoireId}`.execute(
    db,
  )
}

/** Replaces a speaker by another in the resources that name her, unpublished changes included; one that has both keeps one. */
export const moveIntervenantRessources = async (db: Tx, from: string, to: string): Promise<void> => {
  await sql`
    update ressources set
      intervenant_ids = case when ${to}::uuid = any (intervenant_ids) then array_remove(intervenant_ids, ${from}::uuid)
        else array_replace(intervenant_ids, ${from}::uuid, ${to}::uuid) end,
      brouillon = jsonb_set(brouillon, '{intervenantIds}', (
        select coalesce(jsonb_agg(distinct replace(i, ${from}, ${to})), '[]')
        from jsonb_array_elements_text(brouillon -> 'intervenantIds') i))
    where ${from}::uuid = any (intervenant_ids) or brouillon -> 'intervenantIds' ? ${from}`.execute(db)
}
