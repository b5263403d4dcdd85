/** Presence of a participant, with labels. */
export const LIBELLES_PRESENCE = {
  inconnue: 'À pointer',
  presente: 'Présente',
  absente: 'Absente',
  excusee: 'Excusée',
} as const
export type Presence = keyof typeof LIBELLES_PRESENCE
export const PRESENCES = Object.keys(LIBELLES_PRESENCE) as [Presence, ...Presence[]]
