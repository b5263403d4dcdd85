import { expect, test } from 'vitest'
import { lienOf, newBanniere } from './banniere-form.ts'

const ORIGIN = 'https://app.entrelles.fr'

test.each([
  ['https://app.entrelles.fr/evenement?type=1', '/evenement?type=1'],
  [' https://app.entrelles.fr ', '/'],
  ['/faq', '/faq'],
  ['https://app.entrelles.fr.autre.fr/faq', 'https://app.entrelles.fr.autre.fr/faq'],
  ['https://www.helloasso.com', 'https://www.helloasso.com'],
])('the link %s is sent as %s', (typed, sent) => {
  expect(lienOf(typed, ORIGIN)).toBe(sent)
})

test('a new banner begins today and lasts two weeks', () => {
  expect(newBanniere('2026-11-20')).toMatchObject({ dateDebut: '2026-11-20', dateFin: '2026-12-03' })
})
