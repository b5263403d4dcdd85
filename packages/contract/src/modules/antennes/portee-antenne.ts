import { formatDayMonth } from '#kit/format.ts'
import { localDayOf, ZONE_PARIS } from '#kit/zoned-time.ts'

// What members show to their branch alone is read by those whose branch counts: their first one at once, any other once it
// is old enough or accepted by its coordinator. Otherwise, choosing each branch in turn would read them all.

/** Days after which a branch counts by itself. */
export const PORTEE_ANTENNE_JOURS = 30
/** Maximum number of times that a member may change her branch in as many days. */
export const CHANGEMENTS_ANTENNE_MAX = 3

const PORTEE_MS = PORTEE_ANTENNE_JOURS * 86_400_000

/** A branch joined at this instant or before counts. */
export const seuilPortee = (now: Date): Date => new Date(now.getTime() - PORTEE_MS)

type Rattachement = { readonly debut: string; readonly accepteeLe: string | null }

/** Instant from which her branch will count; null if it counts. */
export const porteeLeOf = ({ debut, accepteeLe }: Rattachement, now: Date): string | null => {
  const at = new Date(debut)
  if (accepteeLe !== null || at <= seuilPortee(now)) return null
  return new Date(at.getTime() + PORTEE_MS).toISOString()
}

/** What she is told while her branch does not count. */
export const phrasePortee = (porteeLe: string): string =>
  `Tu liras ce que ses membres réservent à leur antenne à partir du ${formatDayMonth(localDayOf(porteeLe, ZONE_PARIS))}, ou dès que ta coordinatrice l’accepte.`
