import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'
import type { EntreeJournal, FiltresJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { capitalize, formatTotal } from '#kit/words.ts'

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })

const partsOf = (day: CivilDay) => {
  const at = new Date(`${day}T00:00:00Z`)
  const date = at.getUTCDate()
  return {
    weekday: weekday.format(at),
    date: date === 1 ? '1er' : String(date),
    month: month.format(at),
    year: day.slice(0, 4),
  }
}

/** Samedi 14 novembre, with its year once it is over. */
export const formatJour = (day: CivilDay, today: CivilDay): string => {
  const { weekday: name, date, month: ofMonth, year } = partsOf(day)
  return capitalize(`${name} ${date} ${ofMonth}${year === today.slice(0, 4) ? '' : ` ${year}`}`)
}

const plainDay = (day: CivilDay): string => {
  const { date, month: ofMonth, year } = partsOf(day)
  return `${date} ${ofMonth} ${year}`
}

/** « du 8 au 14 novembre 2026 », without what both days share. */
export const formatPeriode = ({ du, au }: Pick<FiltresJournal, 'du' | 'au'>): string => {
  if (du === undefined) return au === undefined ? '' : `jusqu’au ${plainDay(au)}`
  if (au === undefined) return `depuis le ${plainDay(du)}`
  if (du === au) return `le ${plainDay(du)}`
  const first = partsOf(du)
  const sameYear = du.slice(0, 4) === au.slice(0, 4)
  const sameMonth = du.slice(0, 7) === au.slice(0, 7)
  const start = sameMonth ? first.date : sameYear ? `${first.date} ${first.month}` : plainDay(du)
  return `du ${start} au ${plainDay(au)}`
}

/** How many lines a list holds. */
export const formatNombre = (nb: number, plus: boolean): string =>
  nb === 0 ? 'Aucune ligne' : formatTotal(nb, plus, 'ligne')

/** 90.12.41.x: a network, as one reads it. */
export const formatIp = (ip: string): string => ip.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':x')

/** The lines by day, in France, in their order. */
export const joursOf = (
  entrees: readonly EntreeJournal[],
): { readonly jour: CivilDay; readonly entrees: readonly EntreeJournal[] }[] => {
  const byDay = Map.groupBy(entrees, ({ date }) => parisDay(new Date(date)))
  return Array.from(byDay, ([jour, lines]) => ({ jour, entrees: lines }))
}
