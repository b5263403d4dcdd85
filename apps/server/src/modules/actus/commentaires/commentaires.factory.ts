import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import type { Reaction } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { CommentaireId, ImagePublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { countCommentaire, insertCommentaire, writeReaction } from './commentaires.repository.ts'

type CommentaireFields = {
  readonly contenu?: string
  readonly image?: ImagePublication | null
  /** The comment that it answers. */
  readonly parentId?: string
}

/** A comment, counted on its post. No notification is sent. */
export const createCommentaire = (
  db: Db,
  now: Date,
  publicationId: string,
  auteureId: string,
  { contenu = '<p>Belle initiative.</p>', image = null, parentId }: CommentaireFields = {},
): Promise<CommentaireId> =>
  inTransaction(db, async (tx) => {
    const parent =
      parentId === undefined
        ? undefined
        : await tx
            .selectFrom('commentaires')
            .where('id', '=', parentId)
            .select(['id', 'publie_le as publieLe'])
            .executeTakeFirstOrThrow()
    const texte = { contenu, contenuTexte: textOfRichText(contenu), image }
    const id = await insertCommentaire(tx, texte, { publicationId, auteureId, parent }, now)
    await countCommentaire(tx, publicationId, 1)
    return id as CommentaireId
  })

export const reactToCommentaire = async (
  db: Db,
  commentaireId: string,
  compteId: string,
  reaction: Reaction,
): Promise<void> => {
  await inTransaction(db, (tx) => writeReaction(tx, { commentaireId, compteId }, reaction))
}
