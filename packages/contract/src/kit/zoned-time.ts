import type { CivilDay } from './dates.ts'

/** Local date and time, `YYYY-MM-DD HH:mm`: an instant only together with a time zone. */
export type LocalDateTime = string

export const ZONE_PARIS = 'Europe/Paris'

/** Time zones of France with their names in the interface; the first is the default. */
export const FUSEAUX = {
  'Europe/Paris': 'Paris',
  'America/Guadeloupe': 'Guadeloupe, Saint-Barthélemy, Saint-Martin',
  'America/Martinique': 'Martinique',
  'America/Cayenne': 'Guyane',
  'America/Miquelon': 'Saint-Pierre-et-Miquelon',
  'Indian/Reunion': 'La Réunion',
  'Indian/Mayotte': 'Mayotte',
  'Pacific/Noumea': 'Nouvelle-Calédonie',
  'Pacific/Wallis': 'Wallis et Futuna',
  'Pacific/Tahiti': 'Polynésie française',
  'Pacific/Marquesas': 'Îles Marquises',
  'Pacific/Gambier': 'Îles Gambier',
} as const
export type Fuseau = keyof typeof FUSEAUX

/** The zone under its usual name; throws for one that the formatters refuse, such as « Etc/Unknown ». */
export const usualZone = (timeZone: string): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone }).resolvedOptions().timeZone

/** How the hours of each zone are named, by its territory. */
export const HEURES: Readonly<Record<Fuseau, string>> = {
  'Europe/Paris': 'heure de Paris',
  'America/Guadeloupe': 'heure de la Guadeloupe',
  'America/Martinique': 'heure de la Martinique',
  'America/Cayenne': 'heure de la Guyane',
  'America/Miquelon': 'heure de Saint-Pierre-et-Miquelon',
  'Indian/Reunion': 'heure de La Réunion',
  'Indian/Mayotte': 'heure de Mayotte',
  'Pacific/Noumea': 'heure de la Nouvelle-Calédonie',
  'Pacific/Wallis': 'heure de Wallis-et-Futuna',
  'Pacific/Tahiti': 'heure de la Polynésie française',
  'Pacific/Marquesas': 'heure des îles Marquises',
  'Pacific/Gambier': 'heure des îles Gambier',
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  // The Swedish locale writes `YYYY-MM-DD HH:mm`, with midnight as 00:00.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, made)
  return made
}

/** Local date and time in a zone at that instant, to the minute. */
export const localOf = (at: Date | string, zone: string): LocalDateTime => formatOf(zone).format(new Date(at))

export const localDayOf = (at: Date | string, zone: string): CivilDay => localOf(at, zone).slice(0, 10)

/** `HH:mm` */
export const localTimeOf = (at: Date | string, zone: string): string => localOf(at, zone).slice(11)

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const asUtc = (local: LocalDateTime): number => Date.parse(`${local.replace(' ', 'T')}:00Z`)

/** Offset of a zone from UTC at that instant, in minutes. */
export const offsetMinutesAt = (at: Date | string, zone: string): number => {
  const minute = Math.floor(new Date(at).getTime() / MINUTE_MS) * MINUTE_MS
  return (asUtc(localOf(new Date(minute), zone)) - minute) / MINUTE_MS
}

/** Instants that match a local time in a zone: usually one; two when clocks go back; none when they go forward. */
const instantsOf = (local: LocalDateTime, zone: string): Date[] => {
  const wall = asUtc(local)
  // A change takes less than a day: both offsets of that night are in force one day before and one day after.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((at) => offsetMinutesAt(new Date(at), zone))
  return [...new Set(offsets)]
    .map((offset) => new Date(wall - offset * MINUTE_MS))
    .filter((at) => localOf(at, zone) === local)
    .toSorted((a, b) => a.getTime() - b.getTime())
}

const isReadable = (local: string): boolean =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(local) && !Number.isNaN(asUtc(local))

/** True if the local time exists in the zone: false in the hour skipped by summer time, and for any other text. */
export const localExists = (local: string, zone: string): boolean =>
  isReadable(local) && instantsOf(local, zone).length > 0

/**
 * Instant of a local time in a zone. A repeated time gives the first instant; a skipped time moves past the change:
 * 2:30 becomes 3:30.
 */
export const instantOf = (local: LocalDateTime, zone: string): Date => {
  const [first] = instantsOf(local, zone)
  if (first) return first
  const wall = asUtc(local)
  return new Date(wall - offsetMinutesAt(new Date(wall - DAY_MS), zone) * MINUTE_MS)
}
