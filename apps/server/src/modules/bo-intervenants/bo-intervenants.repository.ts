import type { PreuveConsentement } from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type {
  IntervenantForm,
  IntervenantUpdate,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'
import { lockEvenementsOf } from '#modules/bo-evenements/bo-evenements.public.ts'

type Written = Omit<IntervenantForm, 'photoId' | 'thematiques' | 'territoires'>
/** Columns that another function writes, or that the database computes. */
type Elsewhere =
  | 'id'
  | 'photo'
  | 'statut'
  | 'auteure_id'
  | 'cree_le'
  | `consentement_${'demande_le' | 'le' | 'version' | 'preuve'}`
  | 'version'
  | 'mots'
  | 'tri'

const columnsOf = (form: Written) => {
  const {
    prenom,
    nom,
    entreprise,
    profession,
    biographie,
    email,
    telephone,
    siteWeb,
    instagram,
    facebook,
    linkedin,
    lienFdt,
    adherenteId,
    visible,
    noteInterne,
    ...rest
  } = form
  nothingLeft(rest)
  return {
    prenom,
    nom,
    entreprise,
    profession,
    biographie,
    email,
    telephone,
    site_web: siteWeb,
    instagram,
    facebook,
    linkedin,
    lien_fdt: lienFdt,
    compte_id: adherenteId,
    visible,
    note_interne: noteInterne,
  } satisfies Complete<DB['intervenants'], Elsewhere>
}

const replaceListes = async (
  db: Tx,
  id: string,
  { thematiques, territoires }: Pick<IntervenantForm, 'thematiques' | 'territoires'>,
): Promise<void> => {
  await db.deleteFrom('intervenants_themes').where('intervenant_id', '=', id).execute()
  await db.deleteFrom('intervenants_territoires').where('intervenant_id', '=', id).execute()
  await sql`
    insert into intervenants_themes (intervenant_id, theme_id) select ${id}, unnest(${thematiques}::uuid[])
  `.execute(db)
  await sql`
    insert into intervenants_territoires (intervenant_id, territoire_id) select ${id}, unnest(${territoires}::uuid[])
  `.execute(db)
}

export const insertIntervenant = async (
  db: Tx,
  form: IntervenantForm,
  {
    photo,
    auteureId,
    now,
  }: { readonly photo: string | null; readonly auteureId: string; readonly now: Date },
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('intervenants')
    .values({ ...columnsOf(form), id, photo, auteure_id: auteureId, cree_le: now })
    .execute()
  await replaceListes(db, id, form)
  return id
}

/** Updates a speaker if her version still matches; returns whether it did. */
export const updateIntervenantRow = async (
  db: Tx,
  id: string,
  form: IntervenantUpdate,
  photo: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('intervenants')
    .set((eb) => ({ ...columnsOf(form), photo, statut: form.statut, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', form.version)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await replaceListes(db, id, form)
  return numUpdatedRows > 0n
}

/**
 * Locks the speakers that exist, always in the same order to avoid deadlocks. Events cannot add or remove one meanwhile.
 * Their events are locked first, in the same order as when an event is saved: a change of speaker may rewrite the words by which
 * her events are found.
 */
export const lockIntervenants = async (db: Tx, ids: readonly string[]) => {
  await lockEvenementsOf(db, ids)
  return db.selectFrom('intervenants').where('id', 'in', ids).orderBy('id').forUpdate().selectAll().execute()
}
export type IntervenantRow = Awaited<ReturnType<typeof lockIntervenants>>[number]

export const updateArchive = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('intervenants')
    .set((eb) => ({ statut: 'archive', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const deleteIntervenantRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('intervenants').where('id', '=', id).execute()
}

export const updateDemande = async (db: Tx, id: string, now: Date): Promise<void> => {
  await db.updateTable('intervenants').set({ consentement_demande_le: now }).where('id', '=', id).execute()
}

type Consentement = { readonly le: Date; readonly version: number; readonly preuve: PreuveConsentement }

export const updateConsentement = async (
  db: Tx,
  id: string,
  consentement: Consentement | null,
): Promise<void> => {
  await db
    .updateTable('intervenants')
    .set({
      consentement_le: consentement?.le ?? null,
      consentement_version: consentement?.version ?? null,
      consentement_preuve: consentement?.preuve ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** The recipient of a consent request, while she is active and has not consented. */
export const findDemande = async (db: Db, id: string) =>
  db
    .selectFrom('intervenants')
    .where('id', '=', id)
    .where('consentement_le', 'is', null)
    .where('statut', '=', 'actif')
    .select(['prenom', 'email', 'consentement_demande_le as demandeLe'])
    .executeTakeFirst()

/** Merges the duplicate into the kept record, with its themes and branches, then deletes the duplicate. */
export const absorbIntervenant = async (
  db: Tx,
  id: string,
  doublonId: string,
  columns: Partial<IntervenantRow>,
): Promise<void> => {
  await sql`
    insert into intervenants_themes (intervenant_id, theme_id)
    select ${id}, theme_id from intervenants_themes where intervenant_id = ${doublonId} on conflict do nothing
  `.execute(db)
  await sql`
    insert into intervenants_territoires (intervenant_id, territoire_id)
    select ${id}, territoire_id from intervenants_territoires where intervenant_id = ${doublonId} on conflict do nothing
  `.execute(db)
  await deleteIntervenantRow(db, doublonId)
  await db
    .updateTable('intervenants')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
