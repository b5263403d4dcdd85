import type { Reaction } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db, Tx } from '#db/client.ts'

/** A comment of a post that is locked. */
export const findCommentaire = async (db: Tx, publicationId: string, id: string) => {
  const row = await db
    .selectFrom('commentaires as c')
    .innerJoin('commentaires as r', 'r.id', 'c.racine_id')
    .where('c.publication_id', '=', publicationId)
    .where('c.id', '=', id)
    .select(['c.id', 'c.contenu', 'c.image', 'c.statut', 'c.version', 'c.auteure_id as auteureId'])
    .select(['c.commentaire_parent_id as commentaireParentId', 'c.racine_id as racineId'])
    .select(['c.publie_le as publieLe', 'r.auteure_id as auteureFilId'])
    .executeTakeFirst()
  return row && { ...row, image: row.image as unknown as ImagePublication | null }
}
export type CommentaireTenu = NonNullable<Awaited<ReturnType<typeof findCommentaire>>>

/** The post of a comment. */
export const findPublicationId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('commentaires').where('id', '=', id).select('publication_id').executeTakeFirst())
    ?.publication_id

/** What a form becomes: its text prepared, its picture attached. */
export type TexteEcrit = {
  readonly contenu: string
  readonly contenuTexte: string
  readonly image: ImagePublication | null
}

const columnsOf = ({ contenu, contenuTexte, image }: TexteEcrit) => ({
  contenu,
  contenu_texte: contenuTexte,
  image: image && JSON.stringify(image),
})

type Place = {
  readonly publicationId: string
  readonly auteureId: string
  /** The comment that it answers. */
  readonly parent: Pick<CommentaireTenu, 'id' | 'publieLe'> | undefined
}

export const insertCommentaire = async (
  db: Tx,
  texte: TexteEcrit,
  { publicationId, auteureId, parent }: Place,
  now: Date,
): Promise<string> => {
  const id = uuid()
  await db
    .insertInto('commentaires')
    .values({
      ...columnsOf(texte),
      id,
      publication_id: publicationId,
      commentaire_parent_id: parent?.id ?? null,
      racine_id: parent?.id ?? id,
      racine_le: parent?.publieLe ?? now,
      auteure_id: auteureId,
      publie_le: now,
    })
    .execute()
  return id
}

/** Changes the words of a comment, and keeps the former ones for those who moderate. */
export const updateTexte = async (
  db: Tx,
  { id, version, contenu, image }: CommentaireTenu,
  texte: TexteEcrit,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('versions_commentaire')
    .values({
      commentaire_id: id,
      version,
      contenu,
      image: image && JSON.stringify(image),
      remplacee_le: now,
    })
    .execute()
  await db
    .updateTable('commentaires')
    .set((eb) => ({ ...columnsOf(texte), modifie_le: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Adds a published comment to the count of its post, or takes it off. The post is locked. */
export const countCommentaire = async (db: Tx, publicationId: string, nb: 1 | -1): Promise<void> => {
  await db
    .updateTable('publications')
    .set((eb) => ({ nb_commentaires: eb('nb_commentaires', '+', nb) }))
    .where('id', '=', publicationId)
    .execute()
}

export const updateStatutCommentaire = async (
  db: Tx,
  id: string,
  statut: 'publie' | 'masque',
): Promise<void> => {
  await db.updateTable('commentaires').set({ statut }).where('id', '=', id).execute()
}

/** Deletes a comment. While others answer it, it stays without its words; the last of them takes it along. */
export const eraseCommentaire = async (
  db: Tx,
  { id, racineId }: Pick<CommentaireTenu, 'id' | 'racineId'>,
): Promise<void> => {
  await db.deleteFrom('versions_commentaire').where('commentaire_id', '=', id).execute()
  await db.deleteFrom('reactions_commentaire').where('commentaire_id', '=', id).execute()
  await db
    .updateTable('commentaires')
    .set({ statut: 'supprime', contenu: '', contenu_texte: '', image: null })
    .set({ nb_jaime: 0, nb_bravo: 0, nb_merci: 0, nb_soutien: 0 })
    .where('id', '=', id)
    .execute()
  // Its own row first, then the head of its thread.
  for (const one of new Set([id, racineId]))
    await sql`
      delete from commentaires c where c.id = ${one} and c.statut = 'supprime'
        and not exists (select from commentaires e where e.commentaire_parent_id = c.id)`.execute(db)
}

/** Replaces the reaction of a member to a comment whose post is locked; null takes it back. Returns whether she had none. */
export const writeReaction = async (
  db: Tx,
  { commentaireId, compteId }: { readonly commentaireId: string; readonly compteId: string },
  reaction: Reaction | null,
): Promise<boolean> => {
  const former = await db
    .deleteFrom('reactions_commentaire')
    .where('compte_id', '=', compteId)
    .where('commentaire_id', '=', commentaireId)
    .returning('reaction')
    .executeTakeFirst()
  if (reaction !== null)
    await db
      .insertInto('reactions_commentaire')
      .values({ compte_id: compteId, commentaire_id: commentaireId, reaction })
      .execute()
  const avant = former?.reaction ?? null
  if (avant !== reaction)
    await db
      .updateTable('commentaires')
      .set((eb) => ({
        ...(avant && { [`nb_${avant}`]: eb(`nb_${avant}`, '-', 1) }),
        ...(reaction && { [`nb_${reaction}`]: eb(`nb_${reaction}`, '+', 1) }),
      }))
      .where('id', '=', commentaireId)
      .execute()
  return avant === null
}
