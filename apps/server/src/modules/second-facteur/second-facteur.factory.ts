import { randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#db/client.ts'
import { inTransaction } from '#db/test-transaction.ts'
import { createKeyring, type Keyring } from '#kit/derive.ts'
import { loadEnv } from '#kit/env.ts'
import { encipher } from './cipher.ts'
import { activateSecret, deleteSecret, insertSecret } from './second-facteur.repository.ts'
import { keyOf } from './totp.ts'
import { empreinteOf } from './verify-second-facteur.ts'

/** The code that an authenticator app with that key shows at that instant. */
export const codeAt = (cle: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(cle), period: 30 }).generate({ timestamp: now.getTime() })

/** The keys of a server in tests and in the demo. */
const defaultKeys = (): Keyring => createKeyring(loadEnv({ APP_ENV: 'test' }).SECOND_FACTEUR_KEY)

/** Activates a second factor; returns the key of its authenticator app and its recovery code. */
export const protectCompte = (
  db: Db,
  now: Date,
  compteId: string,
  keys: Keyring = defaultKeys(),
): Promise<{ cle: string; secours: string }> =>
  inTransaction(db, async (tx) => {
    const secret = randomBytes(20)
    const secours = String(randomInt(100_000_000)).padStart(8, '0')
    await insertSecret(tx, compteId, encipher(keys, secret), now)
    await activateSecret(tx, compteId, [empreinteOf(keys[0], secours)], now)
    return { cle: keyOf(secret, '').cle, secours }
  })

export const unprotectCompte = (db: Db, compteId: string) =>
  inTransaction(db, (tx) => deleteSecret(tx, compteId))
