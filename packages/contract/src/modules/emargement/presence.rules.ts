/** Before this long ahead of its start, nobody can have come. */
export const EMARGEMENT_AVANT_MS = 24 * 3_600_000

/** Whether a presence may be noted: from the day before, and ever after. */
export const emargementOuvert = (debut: Date, now: Date): boolean =>
  now.getTime() >= debut.getTime() - EMARGEMENT_AVANT_MS

/** Whether what a telephone says is newer than what is known of her. */
export const estPlusRecente = (faitLe: Date, connueLe: Date | null): boolean =>
  connueLe === null || faitLe > connueLe

/** The hour at which it was done: that of the telephone, never later than now, whose clock is the server’s. */
export const heureRetenue = (faitLe: string | undefined, now: Date): Date => {
  const dite = faitLe === undefined ? now : new Date(faitLe)
  return dite < now ? dite : now
}
