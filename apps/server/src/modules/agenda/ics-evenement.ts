import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { IcsEvent } from '#kit/ics.ts'

/** The fields of a published event that a calendar needs. */
export type EvenementCalendrier = {
  readonly id: string
  readonly titre: string
  readonly debut: string
  readonly fin: string
  readonly fuseau: string
  readonly sequence: number
  readonly modifieLe: string
  readonly isAnnule: boolean
  readonly isEnLigne: boolean
  readonly adresse: string | null
  readonly codePostal: string | null
  readonly ville: string | null
  /** Whether the owner of the calendar is registered. */
  readonly inscrite: boolean
}

const placeOf = ({ isEnLigne, adresse, codePostal, ville }: EvenementCalendrier): string =>
  isEnLigne
    ? LOCATIONS.enLigne
    : [adresse, [codePostal, ville].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/**
 * The same entry in a file, a mail and a feed, so that calendars merge them. It contains the visio URL, which checks the
 * registration, and never the meeting link itself.
 */
export const icsEventOf = (evenement: EvenementCalendrier, publicUrl: string): IcsEvent => {
  const { id, titre, debut, fin, fuseau, sequence, modifieLe, isAnnule, isEnLigne, inscrite } = evenement
  const url = `${publicUrl}${pathTo('/evenement/:id', { id })}`
  const visio = `Rejoindre la visio\u202f: ${publicUrl}/api/evenements/${id}/visio`
  return {
    uid: `${id}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: modifieLe,
    start: debut,
    end: fin,
    zone: fuseau,
    title: titre,
    isCancelled: isAnnule,
    location: placeOf(evenement),
    url,
    description: isEnLigne && inscrite ? `${visio}\n${url}` : url,
  }
}
