import { parisDay, type CivilDay } from './dates.ts'

// A civil day has no zone: it is written in the one in which it was read.
const utc = (day: CivilDay): Date => new Date(`${day}T00:00:00Z`)
const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const hour = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** « 14 novembre 2026 », « 1er janvier 2027 » */
export const formatDay = (day: CivilDay): string => long.format(utc(day)).replace(/^1 /, '1er ')

/** The day in France of an instant, in the same words. */
export const formatDayOf = (instant: string): string => formatDay(parisDay(new Date(instant)))

/** « mardi 17 novembre », « mardi 1er décembre » */
export const formatWeekday = (day: CivilDay): string => weekday.format(utc(day)).replace(/ 1 /, ' 1er ')

/** « 14 h 07 », « 0 h 05 »: in France, as whatever is dated here. */
export const formatHour = (at: string | number): string =>
  hour
    .format(new Date(at))
    .replace(/^0(?=\d)/, '')
    .replace(':', '\u00a0h\u00a0')
