import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { canModerate } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Ctx } from '#kit/ctx.ts'
import { holdPublication } from '../hold-publication.ts'
import { journaliseModeration } from '../journal-publication.ts'
import { updateEpingle } from './epingles.repository.ts'

/** Unpins a post; nothing if it is not pinned. */
export const deleteEpingle = async (id: string, ctx: Ctx): Promise<void> => {
  const held = await holdPublication(id, ctx)
  if (!canModerate(ctx.actor, held)) throw commonErrors.introuvable()
  if (held.epingleeJusquau === null) return
  await updateEpingle(ctx.db, held.id, null)
  await journaliseModeration(ctx, 'epingler', held, { epingleeJusquau: null })
}
