import { formatLocalDay, formatLocalHour } from '@entrelles/contract/kit/french-hours.ts'
import { FUSEAUX, localDayOf, ZONE_PARIS, type Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import { capitalize } from '#kit/words.ts'

/** When an event takes place, as every answer says it. */
export type Quand = {
  readonly dateHeureDebut: string
  readonly dateHeureFin: string
  readonly fuseau: Fuseau
}

/** « Jeudi 19 novembre 2026 », where it takes place. */
export const jourOf = ({ dateHeureDebut, fuseau }: Omit<Quand, 'dateHeureFin'>): string =>
  capitalize(formatLocalDay(dateHeureDebut, fuseau))

/** Whose hour it is, when it is not that of Paris. */
const ailleurs = (fuseau: Fuseau): string => (fuseau === ZONE_PARIS ? '' : ` (${FUSEAUX[fuseau]})`)

const heuresIn = ({ dateHeureDebut, dateHeureFin }: Quand, zone: string): string =>
  `${formatLocalHour(dateHeureDebut, zone)} – ${formatLocalHour(dateHeureFin, zone)}`

/** « 18 h 30 – 20 h 30 », and whose hour it is when it is not that of Paris. */
export const heuresOf = (quand: Quand): string => `${heuresIn(quand, quand.fuseau)}${ailleurs(quand.fuseau)}`

/** « jeudi 19 novembre 2026 à 18 h 30 », and whose hour it is when it is not that of Paris. */
export const debutOf = ({ dateHeureDebut, fuseau }: Omit<Quand, 'dateHeureFin'>): string =>
  `${formatLocalDay(dateHeureDebut, fuseau)} à ${formatLocalHour(dateHeureDebut, fuseau)}${ailleurs(fuseau)}`

/** The same on the clock of whoever reads, in another zone: « soit 15 h 30 – 17 h 30 chez toi ». */
export const heuresChezToi = (quand: Quand, zone: string): string | undefined => {
  const heures = heuresIn(quand, zone)
  if (heures === heuresIn(quand, quand.fuseau)) return undefined
  const isSameDay = localDayOf(quand.dateHeureDebut, zone) === localDayOf(quand.dateHeureDebut, quand.fuseau)
  return isSameDay
    ? `soit ${heures} chez toi`
    : `soit ${formatLocalDay(quand.dateHeureDebut, zone)}, ${heures} chez toi`
}

const formats = {
  semaine: new Intl.DateTimeFormat('fr-FR', { weekday: 'short', timeZone: 'UTC' }),
  mois: new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' }),
}

/** The three lines of a date block: « jeu. », « 19 », « nov. ». */
export const dateCourteOf = ({ dateHeureDebut, fuseau }: Omit<Quand, 'dateHeureFin'>) => {
  const iso = localDayOf(dateHeureDebut, fuseau)
  const day = new Date(`${iso}T00:00:00Z`)
  return {
    iso,
    semaine: formats.semaine.format(day),
    jour: String(day.getUTCDate()),
    mois: formats.mois.format(day),
  }
}

const instant = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: ZONE_PARIS,
})

/** « mardi 17 novembre à 18 h 30 », in France: until when a seat is kept. */
export const echeanceOf = (at: string): string =>
  `${instant.format(new Date(at)).replace(/ 1 /, ' 1er ')} à ${formatLocalHour(at, ZONE_PARIS)}`

/** An event that members see always has its dates; a draft may not. */
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
