import { compteErrors, EMAIL_CHANGE } from '@entrelles/contract/modules/compte/compte.errors.ts'
import type { ChangementEmail } from '@entrelles/contract/modules/compte/compte.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { consumeJeton, endLiens, isExpiredJeton } from '#modules/session/session.public.ts'
import { emailChangeLettre } from './compte.lettres.ts'
import { findCompte } from './compte.queries.ts'
import { writeEmail } from './compte.repository.ts'

/** Applies the confirmed address, ends the links mailed to the old one, and notifies it. */
export const acceptChangementEmail = async (
  { token }: ChangementEmail,
  ctx: Ctx<SignedIn | undefined>,
): Promise<{ message: string }> => {
  const { db, now } = ctx
  const jeton = await consumeJeton(db, 'email', token, now())
  if (!jeton?.email) {
    throw (await isExpiredJeton(db, 'email', token, now()))
      ? compteErrors.changement_expire()
      : compteErrors.changement_impossible()
  }
  await endLiens(jeton.compteId, ctx)
  const before = await findCompte(db, jeton.compteId)
  if (!before || !(await writeEmail(db, jeton.compteId, jeton.email, now())))
    throw compteErrors.changement_impossible()
  const { compteId } = jeton
  const donnees = { compteId, ancienEmail: before.email, le: now().toISOString() }
  await sendLettre(ctx, emailChangeLettre, { compteId, donnees })
  return { message: EMAIL_CHANGE }
}
