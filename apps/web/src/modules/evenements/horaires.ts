import {
  capitalize,
  formatFullDate,
  formatHour,
  formatShortMonth,
  formatShortWeekday,
  formatWeekday,
  formatZone,
} from '@entrelles/contract/kit/format.ts'
import { localDayOf, ZONE_PARIS, type Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import { readerZone } from '#kit/reader-zone.ts'

/** When an event takes place, as in every response. */
export type Quand = {
  readonly dateHeureDebut: string
  readonly dateHeureFin: string
  readonly fuseau: Fuseau
}

type Debut = Omit<Quand, 'dateHeureFin'>

/** « Jeudi 19 novembre 2026 », in the time zone of the event. */
export const jourOf = ({ dateHeureDebut, fuseau }: Debut): string =>
  capitalize(formatFullDate(dateHeureDebut, fuseau))

const heuresIn = ({ dateHeureDebut, dateHeureFin }: Quand, zone: string): string =>
  `${formatHour(dateHeureDebut, zone)} – ${formatHour(dateHeureFin, zone)}`

/** « 18 h 30 – 20 h 30 », and « (heure de la Guadeloupe) » for a reader in another time zone. */
export const heuresOf = (quand: Quand, zone: string = readerZone()): string =>
  `${heuresIn(quand, quand.fuseau)}${formatZone(quand.dateHeureDebut, quand.fuseau, zone)}`

/** « 18 h 30 », the beginning alone. */
export const heureOf = ({ dateHeureDebut, fuseau }: Debut, zone: string = readerZone()): string =>
  `${formatHour(dateHeureDebut, fuseau)}${formatZone(dateHeureDebut, fuseau, zone)}`

/** « jeudi 19 novembre 2026 à 18 h 30 », with the time zone for a reader in another one. */
export const debutOf = (debut: Debut, zone?: string): string =>
  `${formatFullDate(debut.dateHeureDebut, debut.fuseau)} à ${heureOf(debut, zone)}`

/** The hours in the reader’s time zone when they differ: « soit 15 h 30 – 17 h 30 chez toi ». */
export const heuresChezToi = (quand: Quand, zone: string = readerZone()): string | undefined => {
  const heures = heuresIn(quand, zone)
  if (heures === heuresIn(quand, quand.fuseau)) return undefined
  const isSameDay = localDayOf(quand.dateHeureDebut, zone) === localDayOf(quand.dateHeureDebut, quand.fuseau)
  return isSameDay
    ? `soit ${heures} chez toi`
    : `soit ${formatFullDate(quand.dateHeureDebut, zone)}, ${heures} chez toi`
}

/** The three lines of a date block: « jeu. », « 19 », « nov. ». */
export const dateCourteOf = ({ dateHeureDebut, fuseau }: Debut) => {
  const iso = localDayOf(dateHeureDebut, fuseau)
  return {
    iso,
    semaine: formatShortWeekday(iso),
    jour: String(Number(iso.slice(8))),
    mois: formatShortMonth(iso),
  }
}

/** « mardi 17 novembre à 18 h 30 », in the Paris time zone: expiry of an offer. */
export const echeanceOf = (at: string): string =>
  `${formatWeekday(localDayOf(at, ZONE_PARIS))} à ${formatHour(at, ZONE_PARIS)}`

/** The dates of an event; undefined for a draft without dates. */
export const quandOf = (evenement: {
  readonly dateHeureDebut: string | null
  readonly dateHeureFin: string | null
  readonly fuseau: Fuseau
}): Quand | undefined => {
  const { dateHeureDebut, dateHeureFin, fuseau } = evenement
  return dateHeureDebut === null || dateHeureFin === null
    ? undefined
    : { dateHeureDebut, dateHeureFin, fuseau }
}
