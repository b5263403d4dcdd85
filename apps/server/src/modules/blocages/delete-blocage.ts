import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { deleteBlocageOf, lockBloqueuse } from './blocages.repository.ts'

/** The two see each other again, unless the other has blocked her too: she is not told. */
export const deleteBlocage = async (
  id: AdherenteId,
  { db, actor, afterCommit, memory }: Ctx,
): Promise<void> => {
  await lockBloqueuse(db, actor.id)
  if (!(await deleteBlocageOf(db, actor.id, id))) throw commonErrors.introuvable()
  afterCommit(() => publishNonLus(memory, [actor.id, id]))
}
