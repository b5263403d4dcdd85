import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { SuiviForm } from '@entrelles/contract/modules/actus/actus.forms.ts'
import { droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '../hold-publication.ts'
import { writeLecture } from './lectrices.repository.ts'

/** Follows a post, so that its comments notify the caller, or mutes it, so that nothing about it does. */
export const updateSuiviPublication = async (id: string, { etat }: SuiviForm, ctx: Ctx): Promise<void> => {
  const held = await holdPublication(id, ctx)
  if (!droitsOf(ctx.actor, held).suivre) throw commonErrors.introuvable()
  await writeLecture(ctx.db, { publicationId: held.id, compteId: ctx.actor.id }, { suivi: etat })
}
