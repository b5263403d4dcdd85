import type { Ecrit } from './envois.ts'

/** What is being written in a discussion. */
export type Brouillon = Ecrit

export const VIDE: Brouillon = { contenu: '', piecesJointes: [], citation: null }

export const isVide = ({ contenu, piecesJointes, citation }: Brouillon): boolean =>
  contenu.trim() === '' && piecesJointes.length === 0 && citation === null

/** Whether it may leave: words or a file; a quotation alone says nothing. */
export const isEnvoyable = ({ contenu, piecesJointes }: Brouillon): boolean =>
  contenu.trim() !== '' || piecesJointes.length > 0

/** The first picture that nobody has described. */
export const sansTexteAlternatif = ({ piecesJointes }: Brouillon) =>
  piecesJointes.find(({ type, texteAlternatif }) => type !== 'pdf' && !texteAlternatif?.trim())

/** As it leaves: trimmed, like the server stores it. */
export const ecritOf = ({ contenu, piecesJointes, citation }: Brouillon): Ecrit => ({
  contenu: contenu.trim(),
  piecesJointes: piecesJointes.map((piece) => ({
    ...piece,
    texteAlternatif: piece.texteAlternatif?.trim() || null,
  })),
  citation,
})
