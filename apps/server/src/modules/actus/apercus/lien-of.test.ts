import { expect, test } from 'vitest'
import { lienOf } from './lien-of.ts'

test('[M2] the first link of a text that may be read is kept', () => {
  expect(
    lienOf(
      '<p>Voir <a href="https://a.fr/x?a=1&amp;b=2" rel="ugc">ici</a> et <a href="https://b.fr">là</a></p>',
    ),
  ).toBe('https://a.fr/x?a=1&b=2')
})

test('[M2] a text without a link, and a mention, have none', () => {
  expect(lienOf('<p>https://a.fr sans lien</p>')).toBeNull()
  expect(lienOf('<p><a rel="ugc">mort</a> <span data-mention="1">@Awa</span></p>')).toBeNull()
  expect(lienOf('')).toBeNull()
})

test.each([
  ['http', 'http://a.fr'],
  ['no address', 'https://['],
  ['too long', `https://a.fr/${'a'.repeat(2048)}`],
])('[security 42] a link that may not be read is passed over: %s', (_why, href) => {
  expect(lienOf(`<a href="${href}">a</a>`)).toBeNull()
  expect(lienOf(`<a href="${href}">a</a><a href="https://b.fr">b</a>`)).toBe('https://b.fr')
})
