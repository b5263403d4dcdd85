import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { digestOf, type Derive } from '#kit/derive.ts'
import { decipher, encipher } from './cipher.ts'
import { consumeCodeSecours, findSecret, takeStep, updateSecret } from './second-facteur.repository.ts'
import { stepOf } from './totp.ts'

const TOTP_LENGTH = 6

/** Keyed hash: the codes are short, and a plain hash would be easy to reverse. */
export const empreinteOf = (derive: Derive, code: string): Buffer => digestOf(derive('secours', code))

/** Checks an authenticator code or a recovery code, and marks it as used. */
export const verifySecondFacteur = async (
  compteId: string,
  code: string,
  { db, now, secondFacteurKeys: keys, log }: Ctx<SignedIn | undefined>,
): Promise<boolean> => {
  if (code.length !== TOTP_LENGTH) {
    const empreintes = keys.map((key) => empreinteOf(key, code))
    return consumeCodeSecours(db, compteId, empreintes, now())
  }
  const factor = await findSecret(db, compteId)
  if (!factor) return false
  const read = decipher(keys, factor.secret)
  if (!read) {
    log.error({ compteId }, 'no key reads this second factor: was SECOND_FACTEUR_KEY changed?')
    throw sessionErrors.second_facteur_illisible()
  }
  const step = stepOf(read.secret, code, now())
  if (step === undefined || !(await takeStep(db, compteId, step))) return false
  if (!read.isCurrent) await updateSecret(db, compteId, encipher(keys, read.secret))
  return true
}
