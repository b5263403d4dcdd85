import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { abonnementOf, jetonOf } from './abonnement-agenda.ts'
import { replaceAbonnement } from './abonnements.repository.ts'

/** Creates a calendar URL and revokes the previous one. */
export const createAbonnementAgenda = async (
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'derive' | 'settings'>,
): Promise<AbonnementAgenda> => {
  const hashOf = (id: string): Buffer => digestOf(jetonOf(ctx.derive, id))
  return abonnementOf(await replaceAbonnement(ctx.db, ctx.actor.id, ctx.now(), hashOf), ctx)
}
