import type { Adresse } from '@entrelles/contract/modules/inscription/inscription.schema.ts'
import { v7 as uuid } from 'uuid'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { mayMail } from '#modules/session/session.public.ts'
import { createLienConnexionJob } from './inscription.jobs.ts'
import { findCompte } from './inscription.queries.ts'

/**
 * Mails a login link to the owner of the address, if it has an account. Neither the response nor its duration
 * reveals whether it does: an unknown address gets the same steps, and the worker does the rest (R7-2).
 */
export const createLienConnexion = async (
  { email }: Adresse,
  ctx: Ctx<SignedIn | undefined>,
): Promise<void> => {
  if (!(await mayMail(ctx, email))) return
  const compte = await findCompte(ctx.db, email)
  await ctx.enqueue(createLienConnexionJob, { compteId: compte?.id ?? uuid(), reprise: false })
}
