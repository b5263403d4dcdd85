import type {
  PresentationTerritoire,
  TerritoireForm,
} from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { StatutTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** Areas and names must not conflict between branches, so administrators change them one at a time. */
export const lockTerritoires = async (db: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('territoires'))`.execute(db)
}

/** `updateImage` writes the image. */
type Presentation = Omit<PresentationTerritoire, 'version' | 'imageId' | 'imageAlt'>

const presentationOf = ({
  description,
  emailContact,
  facebook,
  instagram,
  linkedin,
  ...rest
}: Presentation) => {
  nothingLeft(rest)
  return { description, email_contact: emailContact, facebook, instagram, linkedin }
}

/** `replaceZone` writes the area. */
type Identite = Omit<TerritoireForm, 'imageId' | 'imageAlt' | 'departements' | 'communes'>

const columnsOf = ({ nom, region, statut, dateOuverture, ...presentation }: Identite) =>
  ({
    ...presentationOf(presentation),
    nom,
    region,
    statut,
    date_ouverture: dateOuverture,
  }) satisfies Complete<DB['territoires'], 'id' | 'image' | 'image_alt' | 'version' | 'publie_le'>

/** `publieLe`: since when members find it. Without it, no alert calls it new. */
export const insertTerritoire = async (db: Tx, form: Identite, publieLe: Date | null): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('territoires')
    .values({ ...columnsOf(form), id, publie_le: publieLe })
    .execute()
  return id
}

type Columns = ReturnType<typeof presentationOf> | ReturnType<typeof columnsOf>

const updateAt = async (db: Tx, id: string, version: number, columns: Columns): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('territoires')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Updates the branch if it still has this version; returns whether it did. */
export const updateIdentite = (db: Tx, id: string, version: number, form: Identite): Promise<boolean> =>
  updateAt(db, id, version, columnsOf(form))

/** Notes that members find a branch again, which was closed. */
export const updatePubliee = async (db: Tx, id: string, now: Date): Promise<void> => {
  await db.updateTable('territoires').set({ publie_le: now }).where('id', '=', id).execute()
}

export const updateTextes = (db: Tx, id: string, version: number, form: Presentation): Promise<boolean> =>
  updateAt(db, id, version, presentationOf(form))

export const updateImage = async (
  db: Tx,
  id: string,
  { image, alt }: { readonly image: string | null; readonly alt: string | null },
): Promise<void> => {
  await db
    .updateTable('territoires')
    .set({ image, image_alt: image === null ? null : alt })
    .where('id', '=', id)
    .execute()
}

export const updateFermee = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('territoires')
    .set((eb) => ({ statut: 'fermee', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const deleteTerritoireRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('territoires').where('id', '=', id).execute()
}

/** Replaces the area; also takes communes over from closed branches. */
export const replaceZone = async (
  db: Tx,
  id: string,
  { departements, communes }: Pick<TerritoireForm, 'departements' | 'communes'>,
): Promise<void> => {
  await db.deleteFrom('territoires_departements').where('territoire_id', '=', id).execute()
  await sql`
    delete from territoires_communes where territoire_id = ${id} or ville_id = any (${communes}::text[])
  `.execute(db)
  await sql`
    insert into territoires_departements (territoire_id, departement)
    select ${id}, unnest(${departements}::text[])
  `.execute(db)
  await sql`
    insert into territoires_communes (territoire_id, ville_id) select ${id}, unnest(${communes}::text[])
  `.execute(db)
}

export const findStatut = async (db: Db, id: string): Promise<StatutTerritoire | undefined> => {
  const row = await db.selectFrom('territoires').where('id', '=', id).select('statut').executeTakeFirst()
  return row?.statut
}
