import { describe, expect, test } from 'vitest'
import { extraitOf, extraitOfRichText } from './extrait.ts'

describe('[M16] the beginning of a text', () => {
  test.each([
    ['un deux trois', 13, 'un deux trois'],
    ['un deux trois', 12, 'un deux…'],
    ['un deux trois', 8, 'un deux…'],
    ['un deux trois', 7, 'un…'],
    ['un, deux', 4, 'un…'],
    ['un\ndeux trois', 9, 'un\ndeux…'],
    ['cela fait 80\u00a0€ par an', 13, 'cela fait…'],
    ['anticonstitutionnellement', 10, 'anticonst…'],
    ['aaa😀😀', 5, 'aaa…'],
    ['', 5, ''],
  ])('« %s » in %i characters: « %s »', (text, max, expected) => {
    expect(extraitOf(text, max)).toBe(expected)
  })

  test('a rich text has its words and its spaces, without tags', () => {
    const html =
      '<p>Cela coûte <strong>80\u00a0€ par an</strong>, 60\u00a0€ pour <em>l’asso</em> &amp; Cie.</p><p>Rien de plus</p>'
    const text = 'Cela coûte 80\u00a0€ par an, 60\u00a0€ pour l’asso & Cie.\nRien de plus'
    expect(extraitOfRichText(html, 200, false)).toBe(text)
    expect(extraitOfRichText(html, 27, false)).toBe('Cela coûte 80\u00a0€ par an…')
  })

  test.each([
    '<p>Cela coûte 80 € par <stro',
    '<p>Cela coûte 80 € par <a href="https://exemple.fr/une page',
    '<p>Cela coûte 80 € par&am',
    '<p>Cela coûte 80 € par &#3',
    '<p>Cela coûte 80 € <strong>par',
  ])('one that was read up to the middle of something: « %s »', (html) => {
    expect(extraitOfRichText(html, 200, true)).toBe('Cela coûte 80 €…')
  })

  test('one of which no word was read has no excerpt', () => {
    expect(extraitOfRichText('<p><a href="https://exemple.fr/page', 200, true)).toBe('')
  })
})
