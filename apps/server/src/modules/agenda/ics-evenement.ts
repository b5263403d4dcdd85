import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { LOCATIONS } from '@entrelles/contract/modules/evenements/evenements.constants.ts'
import type { IcsEvent } from '#kit/ics.ts'

/** What a calendar is told of a published event. */
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
  /** Whether the calendar is that of somebody who is registered. */
  readonly inscrite: boolean
}

const placeOf = ({ isEnLigne, adresse, codePostal, ville }: EvenementCalendrier): string =>
  isEnLigne
    ? LOCATIONS.enLigne
    : [adresse, [codePostal, ville].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/**
 * An event as calendars know it, the same in a file, in a mail and in a feed: one replaces the other. The link to join
 * it on line is never written there, but the address that leads who is registered to it.
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
