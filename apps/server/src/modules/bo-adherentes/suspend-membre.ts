import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { boAdherentesErrors } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.errors.ts'
import {
  SUSPENSION_PASSEE,
  type SuspensionForm,
} from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import { compteErrors } from '@entrelles/contract/modules/compte/compte.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import {
  endSessions,
  hasOtherAdministratrice,
  updateSuspendueJusquau,
} from '#modules/session/session.public.ts'
import { finSuspensionLettre } from './bo-adherentes.lettres.ts'
import { isSuspendue, lockMembre, type Membre } from './lock-membre.ts'
import { closeSuspension, insertSuspension } from './suspensions.repository.ts'

type Suspended = { readonly suspensionId: string; readonly membre: Membre }

/**
 * Closes an account: ends its sessions and hides it from the directory. The caller mails its owner and writes the journal.
 * With `replaces`, a suspension in force gives way to this one.
 */
export const suspendMembre = async (
  id: string,
  form: SuspensionForm,
  ctx: Ctx,
  { replaces = false }: { readonly replaces?: boolean } = {},
): Promise<Suspended> => {
  const { db, actor, now } = ctx
  if (id === actor.id) throw boAdherentesErrors.soi_meme()
  if (form.jusquau !== undefined && form.jusquau < parisDay(now()))
    throw invalidForm([{ champ: 'jusquau', message: SUSPENSION_PASSEE }])
  const othersRemain = await hasOtherAdministratrice(db, id, now())
  const membre = await lockMembre(db, id)
  if (!replaces && isSuspendue(membre, now())) throw boAdherentesErrors.deja_suspendue()
  if (membre.administratrice && !othersRemain) throw compteErrors.derniere_administratrice()
  const suspensionId = await insertSuspension(db, { ...form, compteId: id, parId: actor.id }, now())
  await updateSuspendueJusquau(db, id, form)
  await endSessions(id, ctx)
  return { suspensionId, membre }
}

/** Opens a suspended account again, and tells its owner. The caller writes the journal. */
export const reopenMembre = async (id: string, ctx: Ctx): Promise<Membre> => {
  const { db, now } = ctx
  const membre = await lockMembre(db, id)
  if (!isSuspendue(membre, now())) throw boAdherentesErrors.pas_suspendue()
  await closeSuspension(db, id, now())
  await updateSuspendueJusquau(db, id, null)
  const donnees = { compteId: id, le: now().toISOString() }
  await sendLettre(ctx, finSuspensionLettre, { compteId: id, donnees })
  return membre
}
