import type { BrouillonPublicationForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Tx } from '#db/client.ts'
import type { DB } from '#db/types.ts'
import { nothingLeft, type Complete } from '#kit/complete.ts'

/** What a form becomes: its text prepared, its pictures attached, its first link found. */
export type Ecrite = Omit<BrouillonPublicationForm, 'images'> & {
  readonly contenuTexte: string
  readonly images: readonly ImagePublication[]
  readonly lien: string | null
}

/** Columns that `columnsOf` does not write: the state, the dates, the preview, who was told and the counters. */
type Elsewhere =
  | 'id'
  | 'statut'
  | 'statut_avant'
  | 'auteure_id'
  | 'cree_le'
  | 'publiee_le'
  | 'programmee_le'
  | 'modifiee_le'
  | 'supprimee_le'
  | 'retiree'
  | 'archivee_avant'
  | 'epinglee_jusquau'
  | 'version'
  | 'apercu'
  | 'apercu_le'
  | 'avertie_jusqua'
  | 'avertie_le'
  | 'nb_destinataires'
  | 'nb_commentaires'
  | 'nb_jaime'
  | 'nb_bravo'
  | 'nb_merci'
  | 'nb_soutien'
  | 'nb_vues'
  | 'nb_clics'
  | 'nb_courriels'

const columnsOf = ({
  type,
  titre,
  contenu,
  contenuTexte,
  territoires,
  images,
  lien,
  evenement,
  coupDePouce,
  ressource,
  commentairesOuverts,
  ...rest
}: Ecrite) => {
  nothingLeft(rest)
  return {
    type,
    titre,
    contenu,
    contenu_texte: contenuTexte,
    territoire_ids: [...territoires],
    images: JSON.stringify(images),
    lien,
    evenement_id: evenement,
    coup_de_pouce_id: coupDePouce,
    ressource_id: ressource,
    commentaires_ouverts: commentairesOuverts,
  } satisfies Complete<DB['publications'], Elsewhere>
}

/** The state in which a write leaves a post. */
export type Etat =
  | { readonly statut: 'brouillon' }
  | { readonly statut: 'programmee'; readonly programmeeLe: Date }
  | { readonly statut: 'publiee'; readonly publieeLe: Date }

const etatColumns = (etat: Etat) => ({
  statut: etat.statut,
  programmee_le: etat.statut === 'programmee' ? etat.programmeeLe : null,
  publiee_le: etat.statut === 'publiee' ? etat.publieeLe : null,
})

export const insertPublication = async (
  db: Tx,
  ecrite: Ecrite,
  etat: Etat,
  { auteureId, now }: { readonly auteureId: string; readonly now: Date },
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('publications')
    .values({ ...columnsOf(ecrite), ...etatColumns(etat), id, auteure_id: auteureId, cree_le: now })
    .execute()
  return id
}

/** Locks a post until the end of the transaction: acts on it, its comments and its readers wait for each other. */
export const lockPublication = async (db: Tx, id: string) => {
  const row = await db
    .selectFrom('publications')
    .where('id', '=', id)
    .select(['id', 'type', 'titre', 'contenu', 'images', 'lien', 'apercu', 'statut', 'retiree', 'version'])
    .select(['contenu_texte as contenuTexte', 'statut_avant as statutAvant', 'auteure_id as auteureId'])
    .select(['territoire_ids as territoireIds', 'commentaires_ouverts as commentairesOuverts'])
    .select([
      'evenement_id as evenementId',
      'coup_de_pouce_id as coupDePouceId',
      'ressource_id as ressourceId',
    ])
    .select([
      'publiee_le as publieeLe',
      'programmee_le as programmeeLe',
      'epinglee_jusquau as epingleeJusquau',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { ...row, images: row.images as unknown as readonly ImagePublication[] }
}
export type Tenue = NonNullable<Awaited<ReturnType<typeof lockPublication>>>

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** Writes the fields of a post; with a state, it changes too. */
export const updateChamps = async (
  db: Tx,
  { id, lien, territoireIds }: Tenue,
  ecrite: Ecrite,
  etat: Etat | undefined,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('publications')
    .set((eb) => ({
      ...columnsOf(ecrite),
      // A post that is not published yet has no earlier version that anybody has read.
      ...(etat ? etatColumns(etat) : { modifiee_le: now }),
      ...(ecrite.lien !== lien && { apercu: null, apercu_le: null }),
      // A pin was given for the former audience: another audience ends it.
      ...(!isSameSet(ecrite.territoires, territoireIds) && { epinglee_jusquau: null }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Keeps the words and pictures that an edit replaces. */
export const insertVersion = async (db: Tx, held: Tenue, now: Date): Promise<void> => {
  await db
    .insertInto('versions_publication')
    .values({
      publication_id: held.id,
      version: held.version,
      titre: held.titre,
      contenu: held.contenu,
      images: JSON.stringify(held.images),
      remplacee_le: now,
    })
    .execute()
}

/** The number of her drafts, of which there are few; her account is locked. */
export const countBrouillons = async (db: Tx, auteureId: string): Promise<number> => {
  const rows = await db
    .selectFrom('publications')
    .where('auteure_id', '=', auteureId)
    .where('statut', '=', 'brouillon')
    .select('id')
    .execute()
  return rows.length
}

export const deleteRow = async (db: Tx, id: string): Promise<void> => {
  await db.deleteFrom('publications').where('id', '=', id).execute()
}
