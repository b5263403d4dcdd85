import type { Tx } from '#db/client.ts'

export const deleteEndedSessions = async (db: Tx, before: Date): Promise<number> => {
  const at = before.toISOString()
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('revoquee_le', '<', at), eb('expire_le', '<', at)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const deleteExpiredJetons = async (db: Tx, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('jetons')
    .where('expire_le', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const deleteOldAppareils = async (db: Tx, before: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('appareils')
    .where('vu_le', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
