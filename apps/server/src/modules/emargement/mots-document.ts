import { formatHour, formatZone } from '@entrelles/contract/kit/format.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { EvenementEcrit } from './documents.queries.ts'

// French texts about an event, shared by the documents.

/** For example « 16 quai du Steïr, 29000 Quimper » or « En ligne ». */
export const lieuOf = ({ isEnLigne, adresse, codePostal, ville }: EvenementEcrit): string =>
  isEnLigne
    ? LOCATIONS.enLigne
    : [adresse, [codePostal, ville].filter(Boolean).join('\u00a0')].filter(Boolean).join(', ')

/** For example « 18 h 30 – 20 h 30 », or « 18 h 30 – 20 h 30 (heure de La Réunion) ». */
export const horairesOf = ({ debut, fin, fuseau }: EvenementEcrit): string =>
  `${formatHour(debut, fuseau)} – ${formatHour(fin, fuseau)}${formatZone(debut, fuseau)}`

/** For example « 2 heures », « 1 heure 30 » or « 45 minutes ». */
export const dureeOf = ({ debut, fin }: Pick<EvenementEcrit, 'debut' | 'fin'>): string => {
  const minutes = Math.round((Date.parse(fin) - Date.parse(debut)) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}\u00a0minute${rest > 1 ? 's' : ''}`
  return `${hours}\u00a0heure${hours > 1 ? 's' : ''}${rest > 0 ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`
}

const CITEES_MAX = 3

/** The speakers of the event; beyond three, the others are only counted. */
export const intervenantesOf = ({ intervenantes }: EvenementEcrit): [label: string, value: string][] => {
  if (intervenantes.length === 0) return []
  const autres = intervenantes.length - CITEES_MAX
  const citees = intervenantes.slice(0, CITEES_MAX).join(', ')
  const noms = autres > 0 ? `${citees} et ${autres} autre${autres > 1 ? 's' : ''}` : citees
  return [[intervenantes.length > 1 ? 'Intervenantes' : 'Intervenante', noms]]
}
