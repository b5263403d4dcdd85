import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { abonnementOf } from './abonnement-agenda.ts'
import { findAbonnement } from './abonnements.repository.ts'

/** The URL of her calendar, or null. */
export const getAbonnementAgenda = async (
  ctx: Pick<ReadCtx, 'db' | 'actor' | 'derive' | 'settings'>,
): Promise<{ abonnement: AbonnementAgenda | null }> => {
  const kept = await findAbonnement(ctx.db, ctx.actor.id)
  return { abonnement: kept ? abonnementOf(kept, ctx) : null }
}
