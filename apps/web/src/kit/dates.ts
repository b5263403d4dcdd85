import { parisDay, type CivilDay } from '@entrelles/contract/kit/dates.ts'

const shortDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short' })

/** 19/11/2026 */
export const formatShortDay = (instant: string): string => shortDay.format(new Date(instant))

const NBSP = '\u00a0'
const dayMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 12/11/2026 */
export const formatJour = (day: CivilDay): string => day.split('-').toReversed().join('/')

/** The day in France of an instant. */
export const formatDate = (instant: string): string => formatJour(parisDay(new Date(instant)))

/** 17 novembre, 1er mars */
export const formatJourMois = (day: CivilDay): string =>
  dayMonth.format(new Date(day)).replace(/^1 /, '1er ').replace(' ', NBSP)

// What is dated here is read in France, wherever the browser is.
const timeZone = 'Europe/Paris'
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone })
const fullDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone })
const hour = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone })

/** le 15 novembre 2026 à 08:04 */
export const formatMoment = (instant: string): string => {
  const at = new Date(instant)
  return `le ${day.format(at)} à ${hour.format(at)}`
}

/** dimanche 22 novembre 2026 */
export const formatFullDay = (instant: string): string => fullDay.format(new Date(instant))
