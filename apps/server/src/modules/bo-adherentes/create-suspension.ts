import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import {
  SUSPENSION_PASSEE,
  type SuspensionForm,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import { compteErrors } from '@entrelles/contract/modules/compte/compte.errors.ts'
import type { Complete } from '#kit/complete.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import {
  endSessions,
  hasOtherAdministratrice,
  updateSuspendueJusquau,
} from '#modules/session/session.public.ts'
import { suspensionLettre } from './bo-adherentes.lettres.ts'
import { cibleOf, isSuspendue, lockMembre } from './lock-membre.ts'
import { insertSuspension } from './suspensions.repository.ts'

/** Suspends an account: ends its sessions, hides it from the directory and mails its owner. */
export const createSuspension = async (id: string, form: SuspensionForm, ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  if (id === actor.id) throw boAdherentesErrors.soi_meme()
  if (form.jusquau !== undefined && form.jusquau < parisDay(now()))
    throw invalidForm([{ champ: 'jusquau', message: SUSPENSION_PASSEE }])
  const othersRemain = await hasOtherAdministratrice(db, id, now())
  const membre = await lockMembre(db, id)
  if (isSuspendue(membre, now())) throw boAdherentesErrors.deja_suspendue()
  if (membre.administratrice && !othersRemain) throw compteErrors.derniere_administratrice()
  const suspensionId = await insertSuspension(db, { ...form, compteId: id, parId: actor.id }, now())
  await updateSuspendueJusquau(db, id, form)
  await endSessions(id, ctx)
  await sendLettre(ctx, suspensionLettre, { compteId: id, donnees: { suspensionId } })
  const { motif, precision, jusquau, message } = form
  await journalise(ctx, {
    action: 'adherentes.suspendre',
    cible: cibleOf(membre),
    apres: { motif, precision, jusquau, message } satisfies Complete<SuspensionForm>,
  })
}
