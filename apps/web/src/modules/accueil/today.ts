import { capitalize } from '#kit/words.ts'

const format = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Paris',
})

/** « Samedi 14 novembre » */
export const todayInWords = (now: Date): string => capitalize(format.format(now))
