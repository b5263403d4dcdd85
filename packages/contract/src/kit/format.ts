// Formats days, times, numbers and amounts in French, for pages, mails and PDF files.
import { addDays, type CivilDay } from './dates.ts'
import { HEURES, localDayOf, localTimeOf, offsetMinutesAt, ZONE_PARIS, type Fuseau } from './zoned-time.ts'

const NBSP = '\u00a0'

/** « Jeudi 19 novembre » */
export const capitalize = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)

// A calendar day has no zone: it is parsed and formatted in UTC. A non-breaking space joins the day number to the
// month.
const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
  return (day: CivilDay): string =>
    format
      .format(new Date(`${day}T00:00:00Z`))
      .replace(/\b(\d{1,2}) (?=\p{Letter})/u, (_, date) => `${date === '1' ? '1er' : date}${NBSP}`)
}

/** « 14 novembre 2026 », « 1er janvier 2027 » */
export const formatDay = dayFormat({ dateStyle: 'long' })
/** « jeudi 19 novembre 2026 », « mardi 1er décembre 2026 » */
export const formatFullDay = dayFormat({ dateStyle: 'full' })
/** « mardi 17 novembre », « mardi 1er décembre » */
export const formatWeekday = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })
/** « 17 novembre », « 1er mars » */
export const formatDayMonth = dayFormat({ day: 'numeric', month: 'long' })
/** « novembre 2026 » */
export const formatMonthYear = dayFormat({ month: 'long', year: 'numeric' })
/** « novembre » */
export const formatMonth = dayFormat({ month: 'long' })
/** « nov. 2026 » */
export const formatShortMonthYear = dayFormat({ month: 'short', year: 'numeric' })
/** « nov. » */
export const formatShortMonth = dayFormat({ month: 'short' })
/** « jeu. » */
export const formatShortWeekday = dayFormat({ weekday: 'short' })
/** « jeudi » */
export const formatLongWeekday = dayFormat({ weekday: 'long' })
/** « 12/11/2026 » */
export const formatShortDay = (day: CivilDay): string => day.split('-').toReversed().join('/')

/** « 18 h 30 », « 19 h », « 0 h 05 »: local time in a zone at that instant. */
export const formatHour = (at: Date | string, zone: string): string => {
  const [hours = '', minutes = ''] = localTimeOf(at, zone).split(':')
  return `${Number(hours)}${NBSP}h${minutes === '00' ? '' : `${NBSP}${minutes}`}`
}

/** « (heure de la Guadeloupe) » after a space, or nothing where the reader's clock shows the same time. */
export const formatZone = (at: Date | string, zone: Fuseau, readerZone: string = ZONE_PARIS): string =>
  offsetMinutesAt(at, zone) === offsetMinutesAt(at, readerZone) ? '' : ` (${HEURES[zone]})`

// Calendar day in a zone at an instant.

/** « 12/11/2026 » */
export const formatDate = (at: Date | string, zone: string): string => formatShortDay(localDayOf(at, zone))
/** « 14 novembre 2026 » */
export const formatLongDate = (at: Date | string, zone: string): string => formatDay(localDayOf(at, zone))
/** « jeudi 19 novembre 2026 » */
export const formatFullDate = (at: Date | string, zone: string): string => formatFullDay(localDayOf(at, zone))

/** « 13/11/2026 à 19 h 04 » */
export const formatMoment = (at: Date | string, zone: string): string =>
  `${formatDate(at, zone)} à ${formatHour(at, zone)}`

/** « 15 novembre 2026 à 8 h 04 » */
export const formatLongMoment = (at: Date | string, zone: string): string =>
  `${formatLongDate(at, zone)} à ${formatHour(at, zone)}`

const weekdayName = dayFormat({ weekday: 'long' })
const ago = (nb: number, noun: string): string => `il y a ${nb}${NBSP}${noun}${nb < 2 ? '' : 's'}`

/**
 * How long ago, in Paris: « il y a 12 minutes », « il y a 2 heures », « ce matin à 8 h 03 » once the morning is over,
 * « hier à 18 h 20 », « jeudi », « 3 novembre ». An instant ahead of the reader's clock is « à l’instant ».
 */
export const formatAgo = (at: Date | string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - new Date(at).getTime()) / 60_000)
  if (minutes < 1) return 'à l’instant'
  if (minutes < 60) return ago(minutes, 'minute')
  const [day, today] = [localDayOf(at, ZONE_PARIS), localDayOf(now, ZONE_PARIS)]
  if (day === today) {
    const isMorning = (instant: Date | string) => localTimeOf(instant, ZONE_PARIS) < '12:00'
    if (isMorning(at) && !isMorning(now)) return `ce matin à ${formatHour(at, ZONE_PARIS)}`
    return ago(Math.floor(minutes / 60), 'heure')
  }
  if (day === addDays(today, -1)) return `hier à ${formatHour(at, ZONE_PARIS)}`
  return day > addDays(today, -7) ? weekdayName(day) : formatDayMonth(day)
}

type Named = { readonly prenom?: string | null | undefined; readonly nom?: string | null | undefined }

/** « Soizic Guéguen », or « Soizic » without a last name. */
export const formatName = ({ prenom, nom }: Named): string => [prenom, nom].filter(Boolean).join(' ')

const number = new Intl.NumberFormat('fr-FR')

/** « 9 681 » */
export const formatNumber = (nb: number): string => number.format(nb)

/** « à 12 km », « à moins de 1 km » */
export const formatDistance = (km: number): string =>
  km < 1 ? `à moins de 1${NBSP}km` : `à ${formatNumber(Math.round(km))}${NBSP}km`

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' })

/** « 4,3 », « 4,0 »: an average, with one decimal. */
export const formatDecimal = (nb: number): string => decimal.format(nb)

/** « 81 % », from 0.81 */
export const formatPercent = (share: number): string => percent.format(share)

const KO = 1024
const MO = KO * KO
const upToOneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** « 240 Ko », « 1,2 Mo », « 5 Mo », from bytes; never less than « 1 Ko ». */
export const formatSize = (bytes: number): string =>
  Math.round(bytes / KO) < KO
    ? `${Math.max(1, Math.round(bytes / KO))}${NBSP}Ko`
    : `${upToOneDecimal.format(bytes / MO)}${NBSP}Mo`

/** « 1 membre », « 57 membres », « 3 événements à venir » */
export const formatCount = (nb: number, noun: string, nouns = `${noun}s`): string =>
  `${formatNumber(nb)} ${nb < 2 ? noun : nouns}`

/** The same for a list whose count is capped: « Plus de 1 000 membres ». */
export const formatTotal = (nb: number, isMore: boolean | undefined, noun: string, nouns?: string): string =>
  isMore ? `Plus de ${formatCount(nb, noun, nouns)}` : formatCount(nb, noun, nouns)

/** « 31 », or « + de 1 000 » if the count is capped. */
export const formatCapped = (count: { readonly nb: number; readonly plus?: true | undefined }): string =>
  count.plus ? `+ de ${formatNumber(count.nb)}` : formatNumber(count.nb)

/** « 80 € », « 12,50 € », from cents. */
export const formatMontant = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

const and = new Intl.ListFormat('fr-FR', { type: 'conjunction' })
const or = new Intl.ListFormat('fr-FR', { type: 'disjunction' })

/** « Awa, Léa et Rozenn » as parts: the words and the separators. */
export const partsOfAll = (words: readonly string[]) => and.formatToParts(words)
/** « le RSA, l’AAH ou l’ASS » */
export const formatAny = (words: readonly string[]): string => or.format(words)
