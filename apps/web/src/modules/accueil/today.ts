const format = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Paris',
})

/** « Samedi 14 novembre » */
export const todayInWords = (now: Date): string => {
  const words = format.format(now)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
