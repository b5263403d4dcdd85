const shortDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short' })

/** 19/11/2026 */
export const formatShortDay = (instant: string): string => shortDay.format(new Date(instant))
