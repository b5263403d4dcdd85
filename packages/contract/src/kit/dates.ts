/** A calendar day without time or zone, `YYYY-MM-DD`: compares as text. */
export type CivilDay = string

const parisDayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The calendar day in Paris at that instant: memberships and ages are counted in these days. */
export const parisDay = (at: Date): CivilDay => parisDayFormat.format(at)

export const addDays = (day: CivilDay, days: number): CivilDay => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
