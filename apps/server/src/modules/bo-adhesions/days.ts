import type { CivilDay } from '@entrelles/contract/kit/dates.ts'

/** 11/11/2026. */
export const formatDay = (day: CivilDay): string => day.split('-').toReversed().join('/')

const hourInParis = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', timeZone: 'Europe/Paris' })

/** Noon of that day in France: whatever is told of it in days falls on that day. */
export const parisNoon = (day: CivilDay): Date => {
  const winter = new Date(`${day}T11:00:00Z`)
  return Number.parseInt(hourInParis.format(winter), 10) === 12 ? winter : new Date(`${day}T10:00:00Z`)
}
