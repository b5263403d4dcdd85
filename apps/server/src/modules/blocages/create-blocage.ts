import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { blocagesErrors } from '@entrelles/contract/modules/blocages/blocages.errors.ts'
import { canBlock } from '@entrelles/contract/modules/blocages/blocages.policy.ts'
import { BLOCAGES_MAX, type Blocage } from '@entrelles/contract/modules/blocages/blocages.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { countBlocages, holdMembre, insertBlocage, lockBloqueuse } from './blocages.repository.ts'

/** Neither of the two sees the other any more, nor the dot of their discussion. Blocking her twice changes nothing. */
export const createBlocage = async (
  { db, actor, now, afterCommit, memory }: Pick<Ctx, 'db' | 'actor' | 'now' | 'afterCommit' | 'memory'>,
  adherenteId: AdherenteId,
): Promise<Blocage> => {
  if (!canBlock(actor, adherenteId)) throw blocagesErrors.soi_meme()
  await lockBloqueuse(db, actor.id)
  if (!(await holdMembre(db, adherenteId))) throw commonErrors.introuvable()
  const { nb, bloqueeLe } = await countBlocages(db, actor.id, adherenteId)
  if (bloqueeLe !== null) return { bloqueeLe }
  if (nb >= BLOCAGES_MAX) throw blocagesErrors.trop_de_blocages()
  const at = now()
  await insertBlocage(db, actor.id, adherenteId, at)
  afterCommit(() => publishNonLus(memory, [actor.id, adherenteId]))
  return { bloqueeLe: at.toISOString() }
}
