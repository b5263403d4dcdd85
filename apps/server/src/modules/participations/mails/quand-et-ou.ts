import { formatWeekday } from '@entrelles/contract/kit/french-days.ts'
import {
  FUSEAUX,
  localDayOf,
  localTimeOf,
  ZONE_PARIS,
  type Fuseau,
} from '@entrelles/contract/kit/zoned-time.ts'
import type { EvenementDit } from './destinataire.queries.ts'

const NBSP = '\u00a0'

/** « 18 h », « 18 h 30 », « 9 h 05 » */
const heure = (at: string, zone: string): string => {
  const [hours = '', minutes = ''] = localTimeOf(at, zone).split(':')
  return `${Number(hours)}${NBSP}h${minutes === '00' ? '' : `${NBSP}${minutes}`}`
}

/** « mardi 17 novembre 2026 » */
const jour = (at: string, zone: string): string => {
  const day = localDayOf(at, zone)
  return `${formatWeekday(day)} ${day.slice(0, 4)}`
}

/** Whose clocks are meant, where they are not those of Paris. */
const local = (zone: Fuseau): string => (zone === ZONE_PARIS ? '' : ` (heure locale, ${FUSEAUX[zone]})`)

/** « mardi 17 novembre 2026, de 18 h à 20 h 30 » */
export const quandOf = ({ debut, fin, fuseau }: Pick<EvenementDit, 'debut' | 'fin' | 'fuseau'>): string => {
  const first = jour(debut, fuseau)
  const last = jour(fin, fuseau)
  const when =
    first === last
      ? `${first}, de ${heure(debut, fuseau)} à ${heure(fin, fuseau)}`
      : `du ${first} à ${heure(debut, fuseau)} au ${last} à ${heure(fin, fuseau)}`
  return `${when}${local(fuseau)}`
}

/** « mardi 17 novembre 2026 à 8 h 03 »: the end of an offer, by the clocks of the event. */
export const momentOf = (at: string, fuseau: Fuseau): string =>
  `${jour(at, fuseau)} à ${heure(at, fuseau)}${local(fuseau)}`

/** « 16 quai du Steïr, 29000 Quimper », « En ligne » */
export const lieuOf = ({
  enLigne,
  adresse,
  codePostal,
  ville,
}: Pick<EvenementDit, 'enLigne' | 'adresse' | 'codePostal' | 'ville'>): string => {
  if (enLigne) return 'En ligne'
  const commune = [codePostal, ville].filter((part) => part !== null && part !== '').join(' ')
  return [adresse, commune].filter((part) => part !== null && part !== '').join(', ')
}
