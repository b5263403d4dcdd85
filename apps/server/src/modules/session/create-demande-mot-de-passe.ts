import { v7 as uuid } from 'uuid'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { DemandeMotDePasse } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { mayMail } from './may-mail.ts'
import { createLienMotDePasseJob } from './session.jobs.ts'
import { findIdentite } from './session.queries.ts'

/**
 * How often the form says that an address is unknown: this helps with typos, but must not list the members (R8-5).
 */
const TOLD_PER_ADDRESS = { max: 3, seconds: 3600 }
const TOLD_IN_ALL = { max: 100, seconds: 3600 }

/**
 * Mails a password reset link. Beyond these limits, or always with EMAIL_INCONNU=discret, neither the response nor its duration reveals whether the
 * account exists: an unknown address gets the same steps, and the worker does the rest.
 */
export const createDemandeMotDePasse = async (
  { email }: DemandeMotDePasse,
  ctx: Ctx<SignedIn | undefined>,
): Promise<void> => {
  const { db, now, limit, caller, settings } = ctx
  const identite = await findIdentite(db, email, now())
  if (!identite) {
    const mayTell =
      settings.EMAIL_INCONNU === 'specification' &&
      (await limit(`mot-de-passe:inconnu:${caller.address}`, TOLD_PER_ADDRESS)) === 0 &&
      (await limit('mot-de-passe:inconnu', TOLD_IN_ALL)) === 0
    if (mayTell) throw sessionErrors.email_inconnu()
  }
  if (!(await mayMail(ctx, email))) return
  await ctx.enqueue(createLienMotDePasseJob, { compteId: identite?.id ?? uuid() })
}
