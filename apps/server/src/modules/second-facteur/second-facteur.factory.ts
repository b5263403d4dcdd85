import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { activateSecret, deleteSecret, insertSecret } from './second-facteur.repository.ts'

/** The code that an authenticator app with that key shows at that instant. */
export const codeAt = (cle: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(cle), period: 30 }).generate({ timestamp: now.getTime() })

/** Activates a second factor whose key and recovery code nobody knows. */
export const protectCompte = (db: Db, now: Date, compteId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await insertSecret(tx, compteId, randomBytes(48), now)
    await activateSecret(tx, compteId, [randomBytes(32)], now)
  })

export const unprotectCompte = (db: Db, compteId: string) =>
  inTransaction(db, (tx) => deleteSecret(tx, compteId))
