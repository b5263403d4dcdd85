import type { LienApercu } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Db, Tx } from '#db/client.ts'

/** The link of a post that has not been read yet. */
export const findLien = async (db: Db, publicationId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('publications')
    .where('id', '=', publicationId)
    .where('apercu_le', 'is', null)
    .select('lien')
    .executeTakeFirst()
  return row?.lien ?? null
}

/** Locks a post whose link is still that one, and still to be read; returns whether it is. */
export const lockLien = async (db: Tx, publicationId: string, lien: string): Promise<boolean> => {
  const row = await db
    .selectFrom('publications')
    .where('id', '=', publicationId)
    .where('lien', '=', lien)
    .where('apercu_le', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export const writeApercu = async (
  db: Tx,
  publicationId: string,
  apercu: LienApercu | null,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('publications')
    .set({ apercu: apercu && JSON.stringify(apercu), apercu_le: now })
    .where('id', '=', publicationId)
    .execute()
}
