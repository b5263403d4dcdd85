import { isLienFranc } from '@entrelles/contract/kit/lien-franc.ts'

type Morceau = { readonly texte: string; readonly lien?: string }

/** An address, up to a space or a quote; the punctuation that ends a sentence is not part of it. */
const ADRESSE = /https?:\/\/[^\s<>"«»]+[^\s<>"«».,;:!?'’)\]]/gi

const isLien = (texte: string): boolean => URL.canParse(texte) && isLienFranc(texte)

/** A text in pieces: its addresses, which become links, and what stands between them. */
export const morceauxOf = (texte: string): readonly Morceau[] => {
  const morceaux: Morceau[] = []
  let fin = 0
  for (const { 0: lien, index } of texte.matchAll(ADRESSE)) {
    if (!isLien(lien)) continue
    if (index > fin) morceaux.push({ texte: texte.slice(fin, index) })
    morceaux.push({ texte: lien, lien })
    fin = index + lien.length
  }
  return fin < texte.length ? [...morceaux, { texte: texte.slice(fin) }] : morceaux
}

/** Paragraphs of a text, separated by blank lines; each is a list of lines. */
export const paragraphesOf = (texte: string): readonly (readonly string[])[] =>
  texte
    .trim()
    .split(/\n\s*\n/)
    .map((paragraphe) => paragraphe.split('\n'))
