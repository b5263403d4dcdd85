import {
  capitalize,
  formatFullDate,
  formatHour,
  formatShortMonth,
  formatShortWeekday,
  formatWeekday,
} from '@entrelles/contract/kit/format.ts'
import { FUSEAUX, localDayOf, ZONE_PARIS, type Fuseau } from '@entrelles/contract/kit/zoned-time.ts'

/** When an event takes place, as in every response. */
export type Quand = {
  readonly dateHeureDebut: string
  readonly dateHeureFin: string
  readonly fuseau: Fuseau
}

/** « Jeudi 19 novembre 2026 », in the time zone of the event. */
export const jourOf = ({ dateHeureDebut, fuseau }: Omit<Quand, 'dateHeureFin'>): string =>
  capitalize(formatFullDate(dateHeureDebut, fuseau))

/** Name of the time zone, unless it is Paris. */
const ailleurs = (fuseau: Fuseau): string => (fuseau === ZONE_PARIS ? '' : ` (${FUSEAUX[fuseau]})`)

const heuresIn = ({ dateHeureDebut, dateHeureFin }: Quand, zone: string): string =>
  `${formatHour(dateHeureDebut, zone)} – ${formatHour(dateHeureFin, zone)}`

/** « 18 h 30 – 20 h 30 », with the time zone unless it is Paris. */
export const heuresOf = (quand: Quand): string => `${heuresIn(quand, quand.fuseau)}${ailleurs(quand.fuseau)}`

/** « jeudi 19 novembre 2026 à 18 h 30 », with the time zone unless it is Paris. */
export const debutOf = ({ dateHeureDebut, fuseau }: Omit<Quand, 'dateHeureFin'>): string =>
  `${formatFullDate(dateHeureDebut, fuseau)} à ${formatHour(dateHeureDebut, fuseau)}${ailleurs(fuseau)}`

/** The hours in the reader’s time zone when they differ: « soit 15 h 30 – 17 h 30 chez toi ». */
export const heuresChezToi = (quand: Quand, zone: string): string | undefined => {
  const heures = heuresIn(quand, zone)
  if (heures === heuresIn(quand, quand.fuseau)) return undefined
  const isSameDay = localDayOf(quand.dateHeureDebut, zone) === localDayOf(quand.dateHeureDebut, quand.fuseau)
  return isSameDay
    ? `soit ${heures} chez toi`
    : `soit ${formatFullDate(quand.dateHeureDebut, zone)}, ${heures} chez toi`
}

/** The three lines of a date block: « jeu. », « 19 », « nov. ». */
export const dateCourteOf = ({ dateHeureDebut, fuseau }: Omit<Quand, 'dateHeureFin'>) => {
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
