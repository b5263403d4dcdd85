import type { AbonnementAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { digestOf, type Derive } from '#kit/derive.ts'
import { updateAbonnement } from './abonnements.repository.ts'

/** The database stores only the hash of the token, which is derived again from the id on each read. */
const jetonOf = (derive: Derive, id: string): string => derive('agenda.abonnement', id)

export const hashOfJeton =
  (derive: Derive) =>
  (id: string): Buffer =>
    digestOf(jetonOf(derive, id))

type Kept = { readonly id: string; readonly dateCreation: string }

export const abonnementOf = (
  { id, dateCreation }: Kept,
  { derive, settings }: Pick<Ctx, 'derive' | 'settings'>,
): AbonnementAgenda => ({
  url: `${settings.PUBLIC_URL}/api/agenda/${jetonOf(derive, id)}.ics`,
  dateCreation,
})

/** Replaces the calendar URL of a member who has one: copies of the former one no longer work. */
export const renewAbonnementAgenda = (
  compteId: string,
  { db, now, derive }: Pick<Ctx<SignedIn | undefined>, 'db' | 'now' | 'derive'>,
): Promise<void> => updateAbonnement(db, compteId, now(), hashOfJeton(derive))
