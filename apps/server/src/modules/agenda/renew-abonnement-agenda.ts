import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { hashOfJeton } from './abonnement-agenda.ts'
import { updateAbonnement } from './abonnements.repository.ts'

/** Replaces the calendar URL of a member who has one: copies of the former one no longer work. */
export const renewAbonnementAgenda = (
  compteId: string,
  { db, now, derive }: Pick<Ctx<SignedIn | undefined>, 'db' | 'now' | 'derive'>,
): Promise<void> => updateAbonnement(db, compteId, now(), hashOfJeton(derive))
