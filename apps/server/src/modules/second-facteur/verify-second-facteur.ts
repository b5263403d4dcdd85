import type { Tx } from '#db/client.ts'
import { digestOf, type Derive } from '#kit/derive.ts'
import { decipher } from './cipher.ts'
import { consumeCodeSecours, findSecret, takeStep } from './second-facteur.repository.ts'
import { stepOf } from './totp.ts'

const TOTP_LENGTH = 6

/** Keyed hash: the codes are short, and a plain hash would be easy to reverse. */
export const empreinteOf = (derive: Derive, code: string): Buffer => digestOf(derive('secours', code))

/** Checks an authenticator code or a recovery code, and marks it as used. */
export const verifySecondFacteur = async (
  db: Tx,
  derive: Derive,
  compteId: string,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (code.length !== TOTP_LENGTH) return consumeCodeSecours(db, compteId, empreinteOf(derive, code), now)
  const factor = await findSecret(db, compteId)
  const step = factor && stepOf(decipher(derive, factor.secret), code, now)
  return step !== undefined && takeStep(db, compteId, step)
}
