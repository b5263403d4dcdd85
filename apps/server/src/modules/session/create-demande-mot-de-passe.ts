import { v7 as uuid } from 'uuid'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { DemandeMotDePasse } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { mayMail } from './may-mail.ts'
import { createLienMotDePasseJob } from './session.jobs.ts'
import { findIdentite } from './session.queries.ts'

/** « Unknown » helps whoever mistyped, this often; beyond, the form would tell anybody who is a member (R8-5). */
const TOLD_PER_ADDRESS = { max: 3, seconds: 3600 }
const TOLD_IN_ALL = { max: 100, seconds: 3600 }

/**
 * Mails a link to choose a new password. Beyond what may be told, neither the answer nor the time it takes says whether
 * there is an account: the same is done for nobody, and the worker does the rest.
 */
export const createDemandeMotDePasse = async (
  { email }: DemandeMotDePasse,
  ctx: Ctx<SignedIn | undefined>,
): Promise<void> => {
  const { db, now, limit, caller } = ctx
  const identite = await findIdentite(db, email, now())
  if (!identite) {
    const mayTell =
      (await limit(`mot-de-passe:inconnu:${caller.address}`, TOLD_PER_ADDRESS)) === 0 &&
      (await limit('mot-de-passe:inconnu', TOLD_IN_ALL)) === 0
    if (mayTell) throw sessionErrors.email_inconnu()
  }
  if (!(await mayMail(ctx, email))) return
  await ctx.enqueue(createLienMotDePasseJob, { compteId: identite?.id ?? uuid() })
}
