import { describe, expect, test } from 'vitest'
import { morceauxOf, paragraphesOf } from './liens.ts'

const liensOf = (texte: string) => morceauxOf(texte).flatMap(({ lien }) => lien ?? [])

describe('[security 36] the addresses of a text become links', () => {
  test('without the punctuation that follows them', () => {
    expect(liensOf('Voir https://cuma.fr/songeons, ou (http://cuma.fr).')).toEqual([
      'https://cuma.fr/songeons',
      'http://cuma.fr',
    ])
    expect(morceauxOf('Voir https://cuma.fr.')).toEqual([
      { texte: 'Voir ' },
      { texte: 'https://cuma.fr', lien: 'https://cuma.fr' },
      { texte: '.' },
    ])
  })

  test('the whole text is kept, with or without links', () => {
    for (const texte of ['', 'Sans lien', 'https://cuma.fr', 'a https://b.fr c https://d.fr\u00a0!'])
      expect(
        morceauxOf(texte)
          .map((morceau) => morceau.texte)
          .join(''),
      ).toBe(texte)
  })

  test('other schemes, and addresses that hide their site, stay words', () => {
    expect(liensOf('javascript:alert(1) data:text/html,x ftp://a.fr www.cuma.fr')).toEqual([])
    expect(liensOf('https://banque.fr@pirate.fr https:\\\\pirate.fr')).toEqual([])
  })
})

test('[M1] a blank line begins a paragraph, a line break a line', () => {
  expect(paragraphesOf('Bonjour.\nÀ toutes.\n\n \nMerci.\n')).toEqual([['Bonjour.', 'À toutes.'], ['Merci.']])
})
