import { expect, test } from 'vitest'
import { domaineSuggere, withDomaine } from './suggestion-email.ts'

test.each([
  ['lea@gmial.com', 'gmail.com'],
  ['lea@gmail.co', 'gmail.com'],
  ['lea@gmai.com', 'gmail.com'],
  [' Lea@GMIAL.COM ', 'gmail.com'],
  ['lea@hotmial.fr', 'hotmail.fr'],
  ['lea@wandoo.fr', 'wanadoo.fr'],
  ['lea@outlok.fr', 'outlook.fr'],
  ['lea@fre.fr', 'free.fr'],
  ['lea@yaho.fr', 'yahoo.fr'],
])('« %s » suggests %s', (email, domaine) => {
  expect(domaineSuggere(email)).toBe(domaine)
})

test.each([
  'lea@gmail.com',
  'lea@hotmail.fr',
  'lea@mail.com',
  'lea@orange.com',
  'lea@gmx.fr',
  'lea@mairie-die.fr',
  'lea@exemple.fr',
  'lea@frais.fr',
  'lea@gmial',
  'lea',
  'a@b@gmial.com',
  '',
])('nothing is suggested for « %s »', (email) => {
  expect(domaineSuggere(email)).toBeUndefined()
})

test('the suggestion keeps what is before the @', () => {
  expect(withDomaine(' Lea.Roux+x@gmial.com', 'gmail.com')).toBe('Lea.Roux+x@gmail.com')
})
