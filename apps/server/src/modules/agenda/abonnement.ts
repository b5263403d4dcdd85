import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { digestOf, type Derive } from '#kit/derive.ts'
import { findAbonnement, replaceAbonnement } from './abonnements.repository.ts'

/** The database keeps its hash alone: it is made again from the id each time that she asks for it. */
const jetonOf = (derive: Derive, id: string): string => derive('agenda.abonnement', id)

type Kept = { readonly id: string; readonly dateCreation: string }

const abonnementOf = (
  { id, dateCreation }: Kept,
  { derive, settings }: Pick<Ctx, 'derive' | 'settings'>,
): AbonnementAgenda => ({
  url: `${settings.PUBLIC_URL}/api/agenda/${jetonOf(derive, id)}.ics`,
  dateCreation,
})

/** The address of her calendar, if she has asked for one. */
export const getAbonnementAgenda = async (
  ctx: Pick<Ctx, 'db' | 'actor' | 'derive' | 'settings'>,
): Promise<{ abonnement: AbonnementAgenda | null }> => {
  const kept = await findAbonnement(ctx.db, ctx.actor.id)
  return { abonnement: kept ? abonnementOf(kept, ctx) : null }
}

/** Gives her calendar an address; the one before is revoked. */
export const createAbonnementAgenda = async (
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'derive' | 'settings'>,
): Promise<AbonnementAgenda> => {
  const hashOf = (id: string): Buffer => digestOf(jetonOf(ctx.derive, id))
  return abonnementOf(await replaceAbonnement(ctx.db, ctx.actor.id, ctx.now(), hashOf), ctx)
}
