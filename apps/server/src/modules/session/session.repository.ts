import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Db } from '#db/client.ts'

const SESSION_DAYS = 30

/** Opens a session. Of its refresh token the database keeps only the hash. */
export const insertSession = async (db: Db, compteId: string, now: Date) => {
  const sessionId = uuid()
  const rafraichissement = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      compte_id: compteId,
      rafraichissement_hash: createHash('sha256').update(rafraichissement).digest(),
      ouverte_le: now,
      expire_le: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    })
    .execute()
  return { sessionId, rafraichissement }
}
