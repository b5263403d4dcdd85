/** Before this long ahead of its start, nobody can have come. */
export const EMARGEMENT_AVANT_MS = 24 * 3_600_000

/** Whether a presence may be noted: from the day before, and ever after. */
export const emargementOuvert = (debut: Date, now: Date): boolean =>
  now.getTime() >= debut.getTime() - EMARGEMENT_AVANT_MS

/** Whether what a telephone says is newer than what is known of her. */
export const isNewer = (faitLe: Date, connueLe: Date | null): boolean =>
  connueLe === null || faitLe > connueLe

/** As long as a message may take: less than that says nothing of a clock. */
const TRAJET_MS = 60_000

/** How far ahead of the server’s a telephone’s clock is, from the hour that it says as it sends; negative behind. */
export const avanceDe = (envoyeLe: string | undefined, now: Date): number => {
  const avance = envoyeLe === undefined ? 0 : new Date(envoyeLe).getTime() - now.getTime()
  return Math.abs(avance) < TRAJET_MS ? 0 : avance
}

/** The hour at which it was done: that of the telephone, put right, never later than now, whose clock is the server’s. */
export const heureRetenue = (faitLe: string | undefined, now: Date, avance = 0): Date => {
  const dite = faitLe === undefined ? now : new Date(new Date(faitLe).getTime() - avance)
  return dite < now ? dite : now
}

/** For so many years funders may ask who came: then who was no member has no name any more. */
export const NOMS_ANNEES = 3

/** Of the events that ended until then, the names of who was no member are forgotten. */
export const nomsOubliesAvant = (now: Date): Date => {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - NOMS_ANNEES)
  return before
}
