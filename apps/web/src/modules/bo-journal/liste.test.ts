import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const AUTEURE = '019a0000-0000-7000-8000-000000000001'
const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] filters are read from the URL and written to it', () => {
  const query = `auteure=${AUTEURE}&action=faq.repondre&cible=question_faq%3A12&du=2026-11-08&au=2026-11-14`
  expect(read(query)).toEqual({
    auteure: AUTEURE,
    action: 'faq.repondre',
    cible: 'question_faq:12',
    du: '2026-11-08',
    au: '2026-11-14',
  })
  expect(liste.href(undefined, read(query))).toBe(`/administratrice/journal?${query}`)
})

test.each([
  'auteure=moi',
  'action=faq.detruire',
  'cible=une question',
  'du=2026-02-30',
  'au=hier',
  'du=',
  'autre=1',
])('[R2.1-25] an invalid value is ignored: %s', (query) => {
  expect(read(query)).toEqual({})
})

test('the URL omits empty filters and page 1', () => {
  expect(liste.href(undefined, { auteure: '', du: '2026-11-08' })).toBe(
    '/administratrice/journal?du=2026-11-08',
  )
  expect(liste.href(undefined, {}, 1)).toBe('/administratrice/journal')
  expect(liste.href(undefined, { action: 'faq.repondre' }, 3)).toBe(
    '/administratrice/journal?action=faq.repondre&page=3',
  )
})
