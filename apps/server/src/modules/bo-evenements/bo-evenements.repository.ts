import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { SuitesEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { RessourceId } from '@entrelles/contract/modules/ressources/ressources.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'
import {
  COLONNES_INTERVENANTE,
  intervenanteOf,
  type Intervenante,
} from '#modules/evenements/intervenantes-plates.ts'
import { columnsOf, COPIED } from './colonnes-evenement.ts'
import type { Images } from './images-evenement.ts'

const intervenanteRowOf = (row: Intervenante, evenementId: string, rang: number) =>
  ({ ...row, evenement_id: evenementId, rang }) satisfies Complete<DB['evenements_intervenantes']>

/** Replaces the two inline speakers, the ordered speaker records and the branches. */
const replaceListes = async (db: Tx, id: string, form: EvenementForm, images: Images): Promise<void> => {
  await db.deleteFrom('evenements_intervenantes').where('evenement_id', '=', id).execute()
  const intervenantes = [
    intervenanteOf('intervenant', form, images.intervenantPhoto),
    intervenanteOf('intervenant2', form, images.intervenant2Photo),
  ].flatMap((row, index) => (row ? [intervenanteRowOf(row, id, index + 1)] : []))
  if (intervenantes.length > 0)
    await db.insertInto('evenements_intervenantes').values(intervenantes).execute()
  await db.deleteFrom('evenements_intervenants').where('evenement_id', '=', id).execute()
  await sql`
    insert into evenements_intervenants (evenement_id, intervenant_id, ordre)
    select ${id}, i.id, min(i.ordre) from unnest(${form.intervenantIds}::uuid[]) with ordinality i (id, ordre) group by i.id
  `.execute(db)
  await sql`
    delete from evenements_territoires where evenement_id = ${id} and territoire_id <> all (${form.territoireIds}::uuid[])
  `.execute(db)
  await sql`
    insert into evenements_territoires (evenement_id, territoire_id)
    select ${id}, unnest(${form.territoireIds}::uuid[]) on conflict do nothing
  `.execute(db)
}

type Written = { readonly images: Images; readonly now: Date }

export const insertEvenement = async (
  db: Tx,
  form: EvenementForm,
  { images, now, auteureId }: Written & { readonly auteureId: string },
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('evenements')
    .values({
      ...columnsOf(form, images),
      id,
      publie_le: form.isDraft ? null : now,
      auteure_id: auteureId,
      cree_le: now,
      modifie_le: now,
    })
    .execute()
  await replaceListes(db, id, form, images)
  return id
}

type Change = Written & {
  /** Whether this save publishes a draft. */
  readonly publie: boolean
  /** Set if the journal records this autosave. */
  readonly journaliseLe: Date | null
}

export const updateEvenementRow = async (
  db: Tx,
  id: string,
  form: EvenementForm,
  { images, now, publie, journaliseLe }: Change,
): Promise<void> => {
  await db
    .updateTable('evenements')
    .set((eb) => ({
      ...columnsOf(form, images),
      modifie_le: now,
      version: eb('version', '+', 1),
      ...(publie && { publie_le: now }),
      ...(journaliseLe && { journalise_le: journaliseLe }),
    }))
    .where('id', '=', id)
    .execute()
  await replaceListes(db, id, form, images)
}

/** Increases the iCalendar sequence, so that calendars accept the new date or place. */
export const growSequence = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('evenements')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const updateAnnule = async (db: Tx, id: string, annuleLe: Date | null, now: Date): Promise<void> => {
  await db
    .updateTable('evenements')
    .set((eb) => ({
      annule_le: annuleLe,
      modifie_le: now,
      version: eb('version', '+', 1),
      sequence: eb('sequence', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

type Copy = {
  readonly auteureId: string
  readonly now: Date
  /** The branches that the copy may have; undefined for all of them. */
  readonly among: readonly string[] | undefined
  /** Date of a copy in a series; without it, the copy is a draft without a date. */
  readonly date?: {
    readonly debut: Date
    readonly fin: Date
    readonly isDraft: boolean
    readonly serieId: string
  }
}

const namesOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
const copied = namesOf(Object.keys(COPIED))
const copiedOfIntervenante = namesOf(Object.values(COLONNES_INTERVENANTE))

/** Copies an event for a new author, without its registrations. */
export const copyEvenement = async (
  db: Tx,
  from: string,
  { auteureId, now, among, date }: Copy,
): Promise<string> => {
  const id = uuid()
  const { debut = null, fin = null, isDraft = true, serieId = null } = date ?? {}
  await sql`
    insert into evenements (id, ${copied}, auteure_id, cree_le, modifie_le, debut, fin, brouillon, publie_le, serie_id)
    select ${id}, ${copied}, ${auteureId}, ${now}, ${now}, ${debut}, ${fin}, ${isDraft}, ${isDraft ? null : now}, ${serieId}
    from evenements where id = ${from}`.execute(db)
  await sql`
    insert into evenements_intervenantes (evenement_id, rang, ${copiedOfIntervenante})
    select ${id}, rang, ${copiedOfIntervenante}
    from evenements_intervenantes where evenement_id = ${from}`.execute(db)
  await sql`
    insert into evenements_intervenants (evenement_id, intervenant_id, ordre)
    select ${id}, intervenant_id, ordre from evenements_intervenants where evenement_id = ${from}`.execute(db)
  await sql`
    insert into evenements_territoires (evenement_id, territoire_id)
    select ${id}, territoire_id from evenements_territoires
    where evenement_id = ${from} and ${among ? sql`territoire_id = any (${among}::uuid[])` : sql`true`}`.execute(
    db,
  )
  return id
}

/** Returns the series of an event, and creates it if there is none. */
export const joinSerie = async (db: Tx, id: string): Promise<string> => {
  const { serie_id } = await db
    .updateTable('evenements')
    .set((eb) => ({ serie_id: eb.fn.coalesce('serie_id', eb.val(uuid())) }))
    .where('id', '=', id)
    .returning((eb) => eb.ref('serie_id').$notNull().as('serie_id'))
    .executeTakeFirstOrThrow()
  return serie_id
}

export const replaceSuites = async (
  db: Tx,
  id: string,
  { replayUrl, compteRendu, ...rest }: Omit<SuitesEvenement, 'ressources'>,
  now: Date,
): Promise<void> => {
  nothingLeft(rest)
  await db.deleteFrom('evenements_suites').where('evenement_id', '=', id).execute()
  if (replayUrl !== null || compteRendu !== null)
    await db
      .insertInto('evenements_suites')
      .values({
        evenement_id: id,
        replay_url: replayUrl,
        compte_rendu: compteRendu,
        modifie_le: now,
      } satisfies Complete<DB['evenements_suites']>)
      .execute()
}

/** The resources named after an event, in their order. */
export const listRessourcesSuites = async (db: Tx, id: string): Promise<RessourceId[]> => {
  const rows = await db
    .selectFrom('evenements_ressources')
    .where('evenement_id', '=', id)
    .orderBy('ordre')
    .select((eb) => eb.ref('ressource_id').$castTo<RessourceId>().as('id'))
    .execute()
  return rows.map((row) => row.id)
}

export const replaceRessourcesSuites = async (db: Tx, id: string, ids: readonly string[]): Promise<void> => {
  await db.deleteFrom('evenements_ressources').where('evenement_id', '=', id).execute()
  await sql`
    insert into evenements_ressources (evenement_id, ressource_id, ordre)
    select ${id}, r.id, r.ordre from unnest(${ids}::uuid[]) with ordinality r (id, ordre)`.execute(db)
}

export const deleteEvenementRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('evenements').where('id', '=', id).execute()
}

/** Locks the events of these speakers, always in the same order to avoid deadlocks. */
export const lockEvenementsOf = async (db: Tx, intervenantIds: readonly string[]): Promise<void> => {
  await sql`
    select from evenements where id in (
      select evenement_id from evenements_intervenants where intervenant_id = any (${intervenantIds}::uuid[]))
    order by id for no key update`.execute(db)
}

/** Moves the events of a speaker record to another; an event that has both keeps one. */
export const moveIntervenant = async (db: Tx, from: string, to: string): Promise<void> => {
  await sql`
    update evenements_intervenants m set intervenant_id = ${to}
    where m.intervenant_id = ${from} and not exists (
      select from evenements_intervenants t where t.evenement_id = m.evenement_id and t.intervenant_id = ${to})
  `.execute(db)
  await db.deleteFrom('evenements_intervenants').where('intervenant_id', '=', from).execute()
}
