import type { Ctx } from '#kit/ctx.ts'
import { publishIndice, publishNonLus } from '#modules/non-lus/non-lus.public.ts'

type Inside = Pick<Ctx, 'afterCommit' | 'memory'>

/** After the commit: the open threads of these members ask for what has changed, and their dots follow. */
export const tellChangement = (
  { afterCommit, memory }: Inside,
  { id, revision }: { readonly id: string; readonly revision: number },
  compteIds: readonly string[],
): void => {
  if (compteIds.length === 0) return
  afterCommit(async () => {
    await publishNonLus(memory, compteIds)
    await publishIndice(memory, { discussion: id, revision }, compteIds)
  })
}
