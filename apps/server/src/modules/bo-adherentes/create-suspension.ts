import type { SuspensionForm } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { suspensionLettre } from './bo-adherentes.lettres.ts'
import { cibleOf } from './lock-membre.ts'
import { suspendMembre } from './suspend-membre.ts'

/** Suspends an account: ends its sessions, hides it from the directory and mails its owner. */
export const createSuspension = async (id: string, form: SuspensionForm, ctx: Ctx): Promise<void> => {
  const { suspensionId, membre } = await suspendMembre(id, form, ctx)
  await sendLettre(ctx, suspensionLettre, { compteId: id, donnees: { suspensionId } })
  const { motif, precision, jusquau, message } = form
  await journalise(ctx, {
    action: 'adherentes.suspendre',
    cible: cibleOf(membre),
    apres: { motif, precision, jusquau, message } satisfies Complete<SuspensionForm>,
  })
}
