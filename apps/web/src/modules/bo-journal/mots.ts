import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import {
  capitalize,
  formatDay,
  formatDayMonth,
  formatFullDay,
  formatTotal,
  formatWeekday,
} from '@entrelles/contract/kit/format.ts'
import type { EntreeJournal, FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'

/** « Samedi 14 novembre », with the year unless it is the current one. */
export const formatJour = (day: CivilDay, today: CivilDay): string =>
  capitalize(day.slice(0, 4) === today.slice(0, 4) ? formatWeekday(day) : formatFullDay(day))

/** « 1er », « 14 » */
const numberOf = (day: CivilDay): string => formatDayMonth(day).split('\u00a0')[0] ?? ''

/** « du 8 au 14 novembre 2026 »; omits what both days share. */
export const formatPeriode = ({ du, au }: Pick<FiltresJournal, 'du' | 'au'>): string => {
  if (du === undefined) return au === undefined ? '' : `jusqu’au ${formatDay(au)}`
  if (au === undefined) return `depuis le ${formatDay(du)}`
  if (du === au) return `le ${formatDay(du)}`
  const sameYear = du.slice(0, 4) === au.slice(0, 4)
  const sameMonth = du.slice(0, 7) === au.slice(0, 7)
  const start = sameMonth ? numberOf(du) : sameYear ? formatDayMonth(du) : formatDay(du)
  return `du ${start} au ${formatDay(au)}`
}

/** Number of entries, in words. */
export const formatNombre = (nb: number, plus: boolean): string =>
  nb === 0 ? 'Aucune ligne' : formatTotal(nb, plus, 'ligne')

/** « 90.12.41.x »: a truncated IP address. */
export const formatIp = (ip: string): string => ip.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':x')

/** Entries grouped by day in the Paris time zone, in order. */
export const joursOf = (
  entrees: readonly EntreeJournal[],
): { readonly jour: CivilDay; readonly entrees: readonly EntreeJournal[] }[] => {
  const byDay = Map.groupBy(entrees, ({ date }) => parisDay(new Date(date)))
  return Array.from(byDay, ([jour, lines]) => ({ jour, entrees: lines }))
}
