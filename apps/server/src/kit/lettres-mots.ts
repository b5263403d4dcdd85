import { formatCount, formatName } from '@entrelles/contract/kit/format.ts'
import type { Qui } from './lettres.ts'

/** « Tour à bois à partager » between its marks. */
export const quoted = (titre: string): string => `«\u00a0${titre}\u00a0»`

/** The first words of a notification: its members by name, or their number once they have left or are hidden from the reader. */
export const qui = ({ noms, nb }: Qui): string => noms || (nb > 1 ? formatCount(nb, 'membre') : 'Une membre')

export type Nommee = { readonly prenom: string; readonly nom: string | null } | null

/** « Awa Diallo », or « Une membre » once she has left. */
export const nomOf = (nommee: Nommee): string => (nommee === null ? 'Une membre' : formatName(nommee))

const APERCU_MAX = 140

/** The beginning of a text, for what an inbox shows. */
export const debutOf = (texte: string): string =>
  texte.length <= APERCU_MAX ? texte : `${texte.slice(0, APERCU_MAX - 1)}…`
