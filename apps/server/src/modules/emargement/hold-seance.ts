import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { emargementErrors } from '@entrelles/contract/modules/emargement/emargement.errors.ts'
import { emargementOuvert } from '@entrelles/contract/modules/emargement/presence.rules.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { managedBy } from '#modules/evenements/evenements.public.ts'

/** The published events whose sheet is hers to hold (R6-4): of `e`, asked of the database. */
export const heldBy = (actor: SignedIn): RawBuilder<boolean> =>
  sql<boolean>`not e.brouillon and ${managedBy(actor)}`

/** What noting a presence looks at. */
export type Seance = {
  readonly id: string
  readonly debut: string
  readonly isAnnule: boolean
  readonly sequence: number
  /** Nothing of its sheet is filled in yet. */
  readonly isVide: boolean
}

/**
 * The event whose sheet is written; any other does not exist for her. Whoever writes the event’s line as well holds it
 * first, as registrations do: lines of who comes are held after it, never before.
 */
export const holdSeance = async (
  id: string,
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { alone = false } = {},
): Promise<Seance> => {
  const read = async (hold: boolean): Promise<Seance> => {
    const { rows } = await sql<Seance>`
      select e.id, e.debut, e.annule_le is not null as "isAnnule", e.sequence, e.emargee_le is null as "isVide"
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

/** Nobody comes to a cancelled event, nor two days ahead. */
export const assertOuverte = ({ isAnnule, debut }: Seance, now: Date): void => {
  if (isAnnule) throw emargementErrors.evenement_annule()
  if (!emargementOuvert(new Date(debut), now)) throw emargementErrors.trop_tot()
}
