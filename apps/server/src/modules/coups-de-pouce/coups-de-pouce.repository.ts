import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import {
  STATUTS_OUVERTS,
  type StatutCoupDePouce,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { BrouillonForm } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

type Champs = Omit<BrouillonForm, 'competences' | 'piecesJointes' | 'dateLimite'>

/** Columns that `columnsOf` does not write: its state, its dates, its counters and what triggers copy. */
type Elsewhere =
  | 'id'
  | 'statut'
  | 'statut_avant'
  | 'motif_cloture'
  | 'auteure_id'
  | 'cree_le'
  | 'publie_le'
  | 'modifie_le'
  | 'resolu_le'
  | 'termine_le'
  | 'rouvert_le'
  | 'date_limite'
  | 'version'
  | 'suggere_le'
  | 'elargi_le'
  | 'relance_le'
  | 'anonymise_le'
  | 'nb_reponses'
  | 'nb_autres'
  | 'sans_reponse'
  | 'ville_nom'
  | 'departement'
  | 'latitude'
  | 'longitude'

const columnsOf = ({
  type,
  titre,
  contenu,
  categorie,
  territoire,
  ville,
  rayonKm,
  mode,
  urgence,
  periode,
  contrepartie,
  ...rest
}: Champs) => {
  nothingLeft(rest)
  return {
    type,
    titre,
    contenu,
    categorie_id: categorie,
    territoire_id: territoire,
    ville_id: ville,
    rayon_km: rayonKm,
    mode,
    urgence,
    periode_debut: periode?.debut ?? null,
    periode_fin: periode?.fin ?? null,
    contrepartie,
  } satisfies Complete<DB['coups_de_pouce'], Elsewhere>
}

type Ecrit = Omit<BrouillonForm, 'piecesJointes' | 'dateLimite'>

/** What is decided beside the form. */
type Dates = {
  readonly dateLimite: CivilDay | null
  /** Set if its author is not to be asked whether she still needs help. */
  readonly relanceLe: Date | null
  /** Set if this write publishes it. */
  readonly publieLe: Date | null
}

const replaceCompetences = async (db: Tx, id: string, competences: readonly string[]): Promise<void> => {
  await db.deleteFrom('competences_coup_de_pouce').where('coup_de_pouce_id', '=', id).execute()
  if (competences.length > 0)
    await db
      .insertInto('competences_coup_de_pouce')
      .values(competences.map((referentiel_id) => ({ coup_de_pouce_id: id, referentiel_id })))
      .execute()
}

/** A draft, unless it is published at once. */
export const insertCoupDePouce = async (
  db: Tx,
  { competences, ...champs }: Ecrit,
  { dateLimite, relanceLe, publieLe }: Dates,
  { auteureId, now }: { readonly auteureId: string; readonly now: Date },
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('coups_de_pouce')
    .values({
      ...columnsOf(champs),
      id,
      auteure_id: auteureId,
      statut: publieLe === null ? 'brouillon' : 'publie',
      cree_le: now,
      publie_le: publieLe,
      date_limite: dateLimite,
      relance_le: relanceLe,
    })
    .execute()
  await replaceCompetences(db, id, competences)
  return id
}

export const updateChamps = async (
  db: Tx,
  id: string,
  { competences, ...champs }: Ecrit,
  { dateLimite, relanceLe, publieLe }: Dates,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('coups_de_pouce')
    .set((eb) => ({
      ...columnsOf(champs),
      date_limite: dateLimite,
      relance_le: relanceLe,
      modifie_le: now,
      version: eb('version', '+', 1),
      // A draft has no earlier version that anybody has read.
      ...(publieLe && { statut: 'publie' as const, publie_le: publieLe, modifie_le: null }),
    }))
    .where('id', '=', id)
    .execute()
  await replaceCompetences(db, id, competences)
}

/** Keeps the words that an edit replaces. */
export const insertVersion = async (
  db: Tx,
  { id, version, titre, contenu, contrepartie }: Tenu,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('versions_coup_de_pouce')
    .values({ coup_de_pouce_id: id, version, titre, contenu, contrepartie, remplacee_le: now })
    .execute()
}

/** Locks a request until the end of the transaction: acts on one request wait for each other. */
export const lockCoupDePouce = (db: Tx, id: string) =>
  db
    .selectFrom('coups_de_pouce')
    .where('id', '=', id)
    .select(['id', 'type', 'titre', 'contenu', 'contrepartie', 'urgence', 'statut', 'version'])
    .select(['auteure_id as auteureId', 'territoire_id as territoireId'])
    .select(['date_limite as dateLimite', 'relance_le as relanceLe', 'publie_le as publieLe'])
    .forNoKeyUpdate()
    .executeTakeFirst()
export type Tenu = NonNullable<Awaited<ReturnType<typeof lockCoupDePouce>>>

/** Who wrote it, read before her account is locked. */
export const findAuteure = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('coups_de_pouce').where('id', '=', id).select('auteure_id').executeTakeFirst())
    ?.auteure_id ?? null

/** The statuses and urgencies of a member's drafts and open requests, of which there are few; her account is locked. */
export const listEnCours = (db: Tx, auteureId: string) =>
  db
    .selectFrom('coups_de_pouce')
    .where('auteure_id', '=', auteureId)
    .where('statut', 'in', ['brouillon', ...STATUTS_OUVERTS])
    .select(['id', 'statut', 'urgence'])
    .execute()

type Etat = Pick<
  Updateable<DB['coups_de_pouce']>,
  'motif_cloture' | 'resolu_le' | 'termine_le' | 'rouvert_le' | 'date_limite' | 'relance_le' | 'anonymise_le'
>

export const updateStatut = async (
  db: Tx,
  id: string,
  statut: StatutCoupDePouce,
  etat: Etat = {},
): Promise<void> => {
  await db
    .updateTable('coups_de_pouce')
    .set({ statut, ...etat })
    .where('id', '=', id)
    .execute()
}

export const updateLimite = async (
  db: Tx,
  id: string,
  etat: Required<Pick<Etat, 'date_limite' | 'relance_le'>>,
): Promise<void> => {
  await db.updateTable('coups_de_pouce').set(etat).where('id', '=', id).execute()
}

/** Hides what is published; a hidden request stays as it is. */
export const hideCoupDePouce = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('coups_de_pouce')
    .set((eb) => ({ statut: 'masque', statut_avant: eb.ref('statut') }))
    .where('id', '=', id)
    .where('statut', 'not in', ['brouillon', 'masque'])
    .execute()
}

/** Gives a hidden request the status that it had. */
export const restoreCoupDePouce = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('coups_de_pouce')
    .set((eb) => ({ statut: eb.ref('statut_avant').$notNull(), statut_avant: null }))
    .where('id', '=', id)
    .where('statut', '=', 'masque')
    .execute()
}

export const deleteRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('coups_de_pouce').where('id', '=', id).execute()
}
