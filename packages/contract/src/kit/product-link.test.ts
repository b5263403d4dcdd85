import { expect, test } from 'vitest'
import { isProductLink } from './product-link.ts'

test.each([
  '/',
  '/evenement',
  '/evenement/019a0000-0000-7000-8000-000000000001',
  '/evenement/agenda/futur/1/page/1',
  '/faq?termes=tarif',
  '/mon-compte#adhesions',
])('%s opens a page of the application', (link) => {
  expect(isProductLink(link)).toBe(true)
})

test.each([
  '',
  'evenement',
  '/inconnue',
  '/evenement/',
  '//site.fr',
  '/\\site.fr',
  '/faq?termes=\\',
  'https://site.fr/evenement',
  'javascript:alert(1)',
])('%s does not', (link) => {
  expect(isProductLink(link)).toBe(false)
})
