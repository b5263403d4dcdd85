import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '#kit/ctx.ts'
import { forgetRessource } from '#modules/ressources/avis.jobs.ts'
import type { Tenue } from './bo-ressources.repository.ts'
import type { Ecrite } from './ecrite-ressource.ts'

const audienceOf = ({ public: audience, territoireIds }: Ecrite) => [audience, territoireIds]

/** If a published resource changes its readers, removes its title from the notifications of those who may no longer read it. */
export const forgetPerdues = async (
  ctx: Ctx,
  { id, publieeLe, publiee }: Tenue,
  ecrite: Ecrite,
): Promise<void> => {
  if (publieeLe === null || isDeepStrictEqual(audienceOf(publiee), audienceOf(ecrite))) return
  await forgetRessource(ctx, id)
}
