import { addDays, type CivilDay } from '#kit/dates.ts'
import type { RegleSerie } from './evenements.constants.ts'

const WEEK = 7

const pad = (value: number): string => String(value).padStart(2, '0')

/** Same weekday and rank in a later month: the second Tuesday stays the second, a fifth becomes the last. */
const sameRankLater = (day: CivilDay, months: number): CivilDay => {
  const from = new Date(`${day}T00:00:00Z`)
  const rank = Math.ceil(from.getUTCDate() / WEEK)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const until = (from.getUTCDay() - first.getUTCDay() + WEEK) % WEEK
  const month = `${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}`
  const found = addDays(`${month}-01`, until + (rank - 1) * WEEK)
  return found.startsWith(month) ? found : addDays(found, -WEEK)
}

/** The next days of a series by its rule. */
export const joursSerie = (day: CivilDay, regle: RegleSerie, nombre: number): CivilDay[] =>
  Array.from({ length: nombre }, (_, index) => {
    const times = index + 1
    if (regle === 'mois') return sameRankLater(day, times)
    return addDays(day, times * WEEK * (regle === 'quinzaine' ? 2 : 1))
  })
