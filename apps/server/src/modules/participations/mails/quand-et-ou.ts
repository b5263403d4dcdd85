import { formatFullDate, formatHour, formatZone } from '@entrelles/contract/kit/format.ts'
import type { Fuseau } from '@entrelles/contract/kit/zoned-time.ts'
import type { EvenementDit } from './destinataire.queries.ts'

type Quand = Pick<EvenementDit, 'debut' | 'fin' | 'fuseau'>

/** For example « mardi 17 novembre 2026, de 18 h à 20 h 30 ». */
export const quandOf = ({ debut, fin, fuseau }: Quand): string => {
  const first = formatFullDate(debut, fuseau)
  const last = formatFullDate(fin, fuseau)
  const when =
    first === last
      ? `${first}, de ${formatHour(debut, fuseau)} à ${formatHour(fin, fuseau)}`
      : `du ${first} à ${formatHour(debut, fuseau)} au ${last} à ${formatHour(fin, fuseau)}`
  return `${when}${formatZone(debut, fuseau)}`
}

/** For example « de 18 h à 20 h 30 ». */
export const horairesOf = ({ debut, fin, fuseau }: Quand): string =>
  `de ${formatHour(debut, fuseau)} à ${formatHour(fin, fuseau)}${formatZone(debut, fuseau)}`

/** For example « mardi 17 novembre 2026 à 8 h 03 »: the deadline of an offer, in the event's time zone. */
export const momentOf = (at: string, fuseau: Fuseau): string =>
  `${formatFullDate(at, fuseau)} à ${formatHour(at, fuseau)}${formatZone(at, fuseau)}`

/** For example « 16 quai du Steïr, 29000 Quimper » or « En ligne ». */
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
