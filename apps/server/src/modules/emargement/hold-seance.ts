import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import { emargementOuvert } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'

/** SQL condition on the event `e`: published, and managed by the user (R6-4). */
export const heldBy = (actor: SignedIn): RawBuilder<boolean> =>
  sql<boolean>`not e.brouillon and ${managedBy(actor)}`

/** The fields of an event that a check-in needs. */
export type Seance = {
  readonly id: string
  readonly titre: string
  readonly debut: string
  readonly isAnnule: boolean
  readonly sequence: number
  /** No presence is recorded yet. */
  readonly isVide: boolean
}

/**
 * Reads the event of a sheet; an event that the user does not manage answers 404. The row is locked when `alone`,
 * or when the first presence will update it. The event is always locked before its participations, as registrations
 * do, to avoid deadlocks.
 */
export const holdSeance = async (
  id: string,
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { alone = false } = {},
): Promise<Seance> => {
  const read = async (hold: boolean): Promise<Seance> => {
    const { rows } = await sql<Seance>`
      select e.id, e.titre, e.debut, e.annule_le is not null as "isAnnule", e.sequence, e.emargee_le is null as "isVide"
      from evenements e where e.id = ${id} and ${heldBy(actor)} ${hold ? sql`for no key update` : sql``}`.execute(
      db,
    )
    const [seance] = rows
    if (!seance) throw commonErrors.introuvable()
    return seance
  }
  const seance = await read(alone)
  return seance.isVide && !alone ? read(true) : seance
}

/** Refuses a cancelled event, and a check-in before the day preceding the event. */
export const assertOuverte = ({ isAnnule, debut }: Seance, now: Date): void => {
  if (isAnnule) throw emargementErrors.evenement_annule()
  if (!emargementOuvert(new Date(debut), now)) throw emargementErrors.trop_tot()
}
