import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { createLienConnexionJob } from '#modules/inscription/inscription.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { mayMail } from '#modules/session/session.public.ts'
import { cibleOf, isSuspendue, lockMembre } from './lock-membre.ts'

/** Mails a login link, or a confirmation link if her address is not confirmed. */
export const sendLien = async (id: string, ctx: Ctx): Promise<void> => {
  const membre = await lockMembre(ctx.db, id)
  if (isSuspendue(membre, ctx.now())) throw boAdherentesErrors.compte_suspendu()
  if (!(await mayMail(ctx, membre.email))) throw boAdherentesErrors.trop_de_liens()
  await ctx.enqueue(createLienConnexionJob, { compteId: id, reprise: false })
  await journalise(ctx, { action: 'adherentes.renvoyer_lien', cible: cibleOf(membre) })
}
