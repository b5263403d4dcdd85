import { mayCall } from '@entrelles/contract/kit/access.ts'
import { compteErrors } from '@entrelles/contract/modules/compte/compte.errors.ts'
import type { Ctx } from '#kit/ctx.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { hasOtherAdministratrice } from '#modules/session/session.public.ts'
import { suppressionLettre } from './compte.lettres.ts'
import { writeSuppression } from './compte.repository.ts'
import { assertOwn } from './own-compte.ts'

/** Requests the deletion of the account, which happens seven days later; the last administrator may not leave. */
export const deleteCompte = async (ids: readonly string[], ctx: Ctx): Promise<void> => {
  const { db, actor, now } = ctx
  assertOwn(actor, ...ids)
  if (mayCall('administratrice', actor.roles) && !(await hasOtherAdministratrice(db, actor.id, now())))
    throw compteErrors.derniere_administratrice()
  await writeSuppression(db, actor.id, now())
  const donnees = { compteId: actor.id, demandeeLe: now().toISOString() }
  await sendLettre(ctx, suppressionLettre, { compteId: actor.id, donnees })
}

export const cancelSuppression = async (id: string, { db, actor }: Ctx): Promise<void> => {
  assertOwn(actor, id)
  await writeSuppression(db, actor.id, null)
}
