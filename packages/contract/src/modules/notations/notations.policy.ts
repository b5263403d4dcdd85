import { BANNER_RELOAD_MS, RATING_MONTHS, RATING_SENIORITY_DAYS } from '#kit/constants.ts'
import { parisDay } from '#kit/dates.ts'

/** A month in Paris, `2027-01`: compares as text. */
type Mois = string

export const moisOf = (at: Date): Mois => parisDay(at).slice(0, 7)

const isMoisOfNotation = (at: Date): boolean =>
  (RATING_MONTHS as readonly number[]).includes(Number(moisOf(at).slice(5)))

/**
 * The date at which the rules of the banner are evaluated: the stored one for 24 hours, then now (R9-3). Outside the
 * months of the banner there is none, whatever is stored: a date stored on 31 January would keep the banner open until
 * June, and no rating of these months would close it.
 */
export const referenceNotation = (stored: Date | undefined, now: Date): Date | undefined => {
  if (!isMoisOfNotation(now)) return undefined
  const age = stored === undefined ? Number.NaN : now.getTime() - stored.getTime()
  // A negative age means that the clock of the device was wrong.
  return age >= 0 && age <= BANNER_RELOAD_MS ? stored : now
}

type Rated = {
  readonly dateInscription: string
  readonly derniereNotation: { readonly datePublication: string } | null
}

const SENIORITY_MS = RATING_SENIORITY_DAYS * 86_400_000

/** Whether a member is asked for a rating at that date (R9-3). */
export const isNotationDue = ({ dateInscription, derniereNotation }: Rated, at: Date): boolean =>
  isMoisOfNotation(at) &&
  at.getTime() - new Date(dateInscription).getTime() > SENIORITY_MS &&
  (derniereNotation === null || moisOf(new Date(derniereNotation.datePublication)) !== moisOf(at))

/** The average of scores counted from 1 up; null without any. */
export const moyenneOf = (notes: readonly number[]): number | null => {
  const nb = notes.reduce((sum, count) => sum + count, 0)
  return nb === 0 ? null : notes.reduce((sum, count, index) => sum + count * (index + 1), 0) / nb
}
