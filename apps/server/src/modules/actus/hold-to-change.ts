import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import { canEdit, canModerate, droitsOf } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { DroitsPublication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { Tenue } from './actus.repository.ts'
import { holdPublication } from './hold-publication.ts'

/** The right that each act needs, whatever the status of the post. */
const WHO = {
  modifier: canEdit,
  archiver: canEdit,
  restaurer: canEdit,
  epingler: canModerate,
} as const satisfies Partial<Record<keyof DroitsPublication, typeof canEdit | typeof canModerate>>

/** Locks a post for an act of the caller; a wrong status is another refusal than a wrong person. */
export const holdToChange = async (id: string, droit: keyof typeof WHO, ctx: Ctx): Promise<Tenue> => {
  const held = await holdPublication(id, ctx)
  if (!WHO[droit](ctx.actor, held)) throw commonErrors.introuvable()
  if (!droitsOf(ctx.actor, held)[droit]) throw actusErrors.etat_change()
  return held
}
