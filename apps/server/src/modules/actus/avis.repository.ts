import { sql } from 'kysely'
import type { Tx } from '#db/client.ts'

type CommentaireAAvertir = {
  readonly publicationId: string
  readonly titre: string | null
  readonly contenu: string
  readonly auteureId: string
  /** Members already notified, and the author herself: the authors of the comment, of the post and of the comment it answers. */
  readonly averties: readonly string[]
  readonly jusqua: string | null
}

/** Locks a comment whose followers have not all been notified. */
export const lockCommentaireAAvertir = async (
  db: Tx,
  id: string,
): Promise<CommentaireAAvertir | undefined> => {
  const { rows } = await sql<CommentaireAAvertir>`
    select p.id as "publicationId", p.titre, c.contenu, c.auteure_id as "auteureId", c.averti_jusqua as jusqua,
      array_remove(array[c.auteure_id, p.auteure_id, r.auteure_id], null) as averties
    from commentaires c join publications p on p.id = c.publication_id
    left join commentaires r on r.id = c.commentaire_parent_id
    where c.id = ${id} and c.averti_le is null and c.statut = 'publie' and c.auteure_id is not null
    for no key update of c`.execute(db)
  return rows[0]
}

/** Stores the last follower notified of a comment; null once all of them are. */
export const markCommentaireAverti = async (
  db: Tx,
  id: string,
  jusqua: string | null,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('commentaires')
    .set(jusqua === null ? { averti_le: now } : { averti_jusqua: jusqua })
    .where('id', '=', id)
    .execute()
}

/** Locks an announcement whose audience has not all been notified. */
export const lockAnnonce = (db: Tx, id: string) =>
  db
    .selectFrom('publications')
    .where('id', '=', id)
    .where('type', '=', 'annonce')
    .where('statut', '=', 'publiee')
    .where('avertie_le', 'is', null)
    .select([
      'titre',
      'auteure_id as auteureId',
      'territoire_ids as territoireIds',
      'avertie_jusqua as jusqua',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Stores how many more members were notified of an announcement, and the last one; null once all of them are. */
export const markAnnonce = async (
  db: Tx,
  id: string,
  { nb, jusqua }: { readonly nb: number; readonly jusqua: string | null },
  now: Date,
): Promise<void> => {
  await db
    .updateTable('publications')
    .set((eb) => ({
      nb_destinataires: eb(eb.fn.coalesce('nb_destinataires', eb.lit(0)), '+', nb),
      ...(jusqua === null ? { avertie_le: now } : { avertie_jusqua: jusqua }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Counts one more mail of an announcement that has left. */
export const countCourriel = async (db: Tx, id: string): Promise<void> => {
  await db
    .updateTable('publications')
    .set((eb) => ({ nb_courriels: eb('nb_courriels', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
