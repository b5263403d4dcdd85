import { VERSIONS_MAX } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import type { Db } from '#db/client.ts'
import type { VersionPassee } from '#kit/signalables.ts'

/** What a request was before its edits, latest first. */
export const listVersionsCoupDePouce = async (db: Db, id: string): Promise<VersionPassee[]> => {
  const rows = await db
    .selectFrom('versions_coup_de_pouce')
    .where('coup_de_pouce_id', '=', id)
    .select(['version', 'remplacee_le as date', 'titre', 'contenu', 'contrepartie'])
    .orderBy('version', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  return rows.map(({ version, date, ...copie }) => ({ version, date, copie }))
}

/** What an answer was before its edits, latest first. */
export const listVersionsReponse = async (db: Db, id: string): Promise<VersionPassee[]> => {
  const rows = await db
    .selectFrom('versions_reponse')
    .where('reponse_id', '=', id)
    .select(['version', 'remplacee_le as date', 'contenu'])
    .orderBy('version', 'desc')
    .limit(VERSIONS_MAX)
    .execute()
  return rows.map(({ version, date, ...copie }) => ({ version, date, copie }))
}
