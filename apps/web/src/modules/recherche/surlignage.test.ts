import { expect, test } from 'vitest'
import { motsOf, surligner } from './surlignage.ts'

/** The found pieces between brackets. */
const lu = (texte: string, termes: string): string =>
  surligner(texte, termes)
    .map(({ texte: piece, isTrouve }) => (isTrouve ? `[${piece}]` : piece))
    .join('')

test('[P-11] the beginnings of words that answer the search are marked, without case or accents', () => {
  expect(lu('Expertes-comptables et compta', 'COMPTA')).toBe('Expertes-[compta]bles et [compta]')
  expect(lu('L’Éloïse d’Aix', 'eloise aix')).toBe('L’[Éloïse] d’[Aix]')
  expect(lu('Reconversion', 'conversion')).toBe('Reconversion')
})

test('a decomposed accent, an emoji and a ligature keep the positions right', () => {
  expect(lu('Cafe\u0301 🐝 cœur de café', 'cafe')).toBe('[Café] 🐝 cœur de [café]')
})

test('nothing is marked for blank or hostile words', () => {
  expect(lu('Tout (a+)+ $', '   ')).toBe('Tout (a+)+ $')
  expect(lu('a.c abc', '.*')).toBe('a.c abc')
  expect(motsOf('  L’atelier   (SCIC) ')).toEqual(['l', 'atelier', 'scic'])
})
