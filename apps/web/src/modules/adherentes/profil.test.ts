import { expect, test } from 'vitest'
import { formatMois, formatTelephone, liensOf, paragraphesOf } from './profil.ts'

test('paragraphesOf splits a text at blank lines', () => {
  expect(paragraphesOf('Un.\nSuite.\n\n \nDeux.\n')).toEqual(['Un.\nSuite.', 'Deux.'])
  expect(paragraphesOf('  ')).toEqual([])
})

test('formatMois uses the Paris time zone', () => {
  expect(formatMois('2019-02-28T23:30:00.000Z')).toBe('mars 2019')
})

test('a French phone number is written in pairs of digits', () => {
  expect(formatTelephone('0639980012')).toBe('06 39 98 00 12')
  expect(formatTelephone('+262692000000')).toBe('+262692000000')
})

test('only filled links are shown', () => {
  const none = { site: null, linkedin: null, instagram: null, facebook: null }
  expect(liensOf(none)).toEqual([])
  expect(liensOf({ ...none, linkedin: 'https://linkedin.com/in/soizic' })).toEqual([
    { libelle: 'LinkedIn', icon: 'linkedin-logo', href: 'https://linkedin.com/in/soizic' },
  ])
})
