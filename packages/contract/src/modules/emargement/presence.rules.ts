/** The attendance sheet opens this long before the start of the event. */
export const EMARGEMENT_AVANT_MS = 24 * 3_600_000

/** When the attendance sheet of an event opens. */
export const ouvertureEmargement = (debut: Date): Date => new Date(debut.getTime() - EMARGEMENT_AVANT_MS)

/** True if presences may be recorded: it never closes. */
export const emargementOuvert = (debut: Date, now: Date): boolean => now >= ouvertureEmargement(debut)

/** The attestation certifies the whole event, so that it is given once the event is over. */
export const attestationOuverte = (fin: Date, now: Date): boolean => now >= fin

/** True if the phone's record is newer than the stored one. */
export const isNewer = (faitLe: Date, connueLe: Date | null): boolean =>
  connueLe === null || faitLe > connueLe

/** Maximum travel time of a request: a smaller difference does not prove that the clock is wrong. */
const TRAJET_MS = 60_000

/** How far the phone's clock is ahead of the server's; negative if it is behind. */
export const avanceDe = (envoyeLe: string | undefined, now: Date): number => {
  const avance = envoyeLe === undefined ? 0 : new Date(envoyeLe).getTime() - now.getTime()
  return Math.abs(avance) < TRAJET_MS ? 0 : avance
}

/** Time of the action: the phone's time, corrected, and never later than now. */
export const heureRetenue = (faitLe: string | undefined, now: Date, avance = 0): Date => {
  const dite = faitLe === undefined ? now : new Date(new Date(faitLe).getTime() - avance)
  return dite < now ? dite : now
}

/** Funders may ask for attendance lists for this many years; then the names of non-members are erased. */
export const NOMS_ANNEES = 3

/** Names of non-members are erased for events that ended before this date. */
export const nomsOubliesAvant = (now: Date): Date => {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - NOMS_ANNEES)
  return before
}
