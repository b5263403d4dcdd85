import { randomInt } from 'node:crypto'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { secondFacteurErrors } from '@entrelles/contract/modules/second-facteur/second-facteur.errors.ts'
import {
  CODES_SECOURS,
  type ActivationSecondFacteur,
} from '@entrelles/contract/modules/second-facteur/second-facteur.schema.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { decipher } from './cipher.ts'
import { activateSecret, findSecret, takeStep } from './second-facteur.repository.ts'
import { stepOf } from './totp.ts'
import { empreinteOf } from './verify-second-facteur.ts'

const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')
const shown = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** Activates the second factor with a first code; the recovery codes are shown only once. */
export const acceptActivation = async (
  { code }: ActivationSecondFacteur,
  { db, actor, now, secondFacteurKeys: keys }: Ctx,
): Promise<{ codes: string[] }> => {
  const factor = await findSecret(db, actor.id)
  if (!factor) throw secondFacteurErrors.a_preparer()
  if (factor.actifLe !== null) throw secondFacteurErrors.deja_actif()
  const read = decipher(keys, factor.secret)
  if (!read) throw secondFacteurErrors.a_preparer()
  const step = stepOf(read.secret, code, now())
  if (step === undefined || !(await takeStep(db, actor.id, step)))
    throw invalidForm([{ champ: 'code', message: sessionErrors.code_invalide().message }])
  const codes = new Set<string>()
  while (codes.size < CODES_SECOURS) codes.add(newCode())
  await activateSecret(
    db,
    actor.id,
    [...codes].map((secours) => empreinteOf(keys[0], secours)),
    now(),
  )
  return { codes: [...codes].map(shown) }
}
