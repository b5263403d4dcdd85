import { formatCount } from '@entrelles/contract/kit/format.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { MESSAGE_MASQUE } from './mots.ts'

/** More messages at once are counted: reading them all would take a minute. */
const LUS_MAX = 3

const motsOf = ({ statut, contenu, piecesJointes }: Message): string => {
  if (statut === 'masque') return MESSAGE_MASQUE
  const pieces = piecesJointes.map(({ nom, texteAlternatif }) => texteAlternatif ?? nom)
  return [contenu, ...pieces].filter(Boolean).join(', ')
}

/** What a screen reader hears of the messages that have just arrived: « Awa Diallo : Trop ? » */
export const annonceOf = (
  arrived: readonly Message[],
  nomOf: (auteureId: string | null) => string,
): string =>
  arrived.length > LUS_MAX
    ? formatCount(arrived.length, 'nouveau message', 'nouveaux messages')
    : arrived.map((message) => `${nomOf(message.auteureId)}\u00a0: ${motsOf(message)}`).join('. ')

/** The first message that she has not read; undefined when she has read them all. */
export const premierNonLu = (
  messages: readonly Message[],
  { nonLus, luJusqua }: { readonly nonLus: number; readonly luJusqua: number },
  moi: string,
): number | undefined =>
  nonLus === 0
    ? undefined
    : messages.find(({ numero, auteureId }) => numero > luJusqua && auteureId !== moi)?.numero
