import { VERSIONS_MAX } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Db } from '#db/client.ts'
import type { VersionPassee } from '#kit/signalables.ts'

/** What a post was before its edits, latest first. */
export const listVersionsPublication = async (db: Db, id: string): Promise<VersionPassee[]> => {
  const rows = await db
    .selectFrom('versions_publication')
    .where('publication_id', '=', id)
    .select(['version', 'remplacee_le as date', 'titre', 'contenu', 'images'])
    .orderBy('version', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  return rows.map(({ version, date, ...copie }) => ({ version, date, copie }))
}

/** What a comment was before its edits, latest first. */
export const listVersionsCommentaire = async (db: Db, id: string): Promise<VersionPassee[]> => {
  const rows = await db
    .selectFrom('versions_commentaire')
    .where('commentaire_id', '=', id)
    .select(['version', 'remplacee_le as date', 'contenu', 'image'])
    .orderBy('version', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  return rows.map(({ version, date, ...copie }) => ({ version, date, copie }))
}
