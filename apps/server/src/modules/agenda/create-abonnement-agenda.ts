import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { hashOfJeton } from '#kit/jeton-agenda.ts'
import { abonnementOf } from './abonnement-agenda.ts'
import { replaceAbonnement } from './abonnements.repository.ts'

/** Creates a calendar URL and revokes the previous one. */
export const createAbonnementAgenda = async (
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'derive' | 'settings'>,
): Promise<AbonnementAgenda> =>
  abonnementOf(await replaceAbonnement(ctx.db, ctx.actor.id, ctx.now(), hashOfJeton(ctx.derive)), ctx)
