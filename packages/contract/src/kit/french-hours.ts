import { localDayOf, localTimeOf } from './zoned-time.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' })

/** « jeudi 19 novembre 2026 », « mardi 1er décembre 2026 »: the day that calendars of a zone show at that instant. */
export const formatLocalDay = (at: Date | string, zone: string): string =>
  day.format(new Date(`${localDayOf(at, zone)}T00:00:00Z`)).replace(/ 1 /, ' 1er ')

/** « 18 h 30 », « 19 h », « 0 h 05 »: what clocks of a zone show at that instant. */
export const formatLocalHour = (at: Date | string, zone: string): string => {
  const [hours = '', minutes = ''] = localTimeOf(at, zone).split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}
