import { addDays, type CivilDay } from '#kit/dates.ts'

/** A paid year, first and last day included. */
export type Periode = { readonly debut: CivilDay; readonly fin: CivilDay }

/** The day before the same date of the next year; a year that begins on 29 February ends on 28 February. */
const finOf = (debut: CivilDay): CivilDay => {
  const [year = '', month = '', day = ''] = debut.split('-')
  const anniversary = new Date(Date.UTC(Number(year) + 1, Number(month) - 1, Number(day)))
  return addDays(anniversary.toISOString().slice(0, 10), -1)
}

/**
 * Period that a payment buys (M12). Until the end of the grace period it starts the day after the previous one, so that
 * no day is paid twice; later, it starts on the day of the payment.
 */
export const periodeOf = (paidOn: CivilDay, previousFin: CivilDay | null, graceDays: number): Periode => {
  const follows = previousFin !== null && paidOn <= addDays(previousFin, graceDays)
  const debut = follows ? addDays(previousFin, 1) : paidOn
  return { debut, fin: finOf(debut) }
}
