import { expect, test } from 'vitest'
import { formatMois, formatTelephone, liensOf, paragraphesOf } from './profil.ts'

test('a presentation keeps its paragraphs', () => {
  expect(paragraphesOf('Un.\nSuite.\n\n \nDeux.\n')).toEqual(['Un.\nSuite.', 'Deux.'])
  expect(paragraphesOf('  ')).toEqual([])
})

test('dates are those of France', () => {
  expect(formatMois('2019-02-28T23:30:00.000Z')).toBe('mars 2019')
})

test('a French number is read two digits at a time', () => {
  expect(formatTelephone('0639980012')).toBe('06 39 98 00 12')
  expect(formatTelephone('+262692000000')).toBe('+262692000000')
})

test('only the links that are there are shown', () => {
  const none = { site: null, linkedin: null, instagram: null, facebook: null }
  expect(liensOf(none)).toEqual([])
  expect(liensOf({ ...none, linkedin: 'https://linkedin.com/in/soizic' })).toEqual([
    { libelle: 'LinkedIn', icon: 'linkedin-logo', href: 'https://linkedin.com/in/soizic' },
  ])
})
