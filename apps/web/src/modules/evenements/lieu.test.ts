import { expect, test } from 'vitest'
import { itineraireOf, lieuOf } from './lieu.ts'

test('[R3-13] the name of the place is split from its address', () => {
  expect(lieuOf('Les Halles Saint-François, 16 quai du Steïr')).toEqual({
    lieu: 'Les Halles Saint-François',
    rue: '16 quai du Steïr',
  })
  expect(lieuOf('Mairie, salle 2, 1 place du Marché').rue).toBe('salle 2, 1 place du Marché')
  expect(lieuOf('16 quai du Steïr')).toEqual({ lieu: '16 quai du Steïr', rue: '' })
  expect(lieuOf(null)).toEqual({ lieu: '', rue: '' })
})

const place = (adresse: string | null, change = {}) => ({
  isEnLigne: false,
  adresse,
  ville: { nom: 'Quimper', codePostal: '29000' },
  ...change,
})
const versOf = (adresse: string) => {
  const url = new URL(itineraireOf(place(adresse)) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://www.openstreetmap.org/directions')
  return url.searchParams.get('to')
}

test('[R2.1-10] the route leads to the street and the commune of the event', () => {
  expect(versOf('Les Halles, 16 quai du Steïr')).toBe('16 quai du Steïr, 29000 Quimper')
  expect(versOf('Mairie, salle 2, 1bis place du Marché')).toBe('1bis place du Marché, 29000 Quimper')
  expect(versOf('16, quai du Steïr')).toBe('16, quai du Steïr, 29000 Quimper')
  expect(versOf('Les Halles & co?to=ailleurs#x')).toBe('Les Halles & co?to=ailleurs#x, 29000 Quimper')
})

test('[R2.1-10] an online event, or one without a place, has no route', () => {
  expect(itineraireOf(place('16 quai du Steïr', { isEnLigne: true }))).toBeUndefined()
  expect(itineraireOf(place(null))).toBeUndefined()
  expect(itineraireOf(place('16 quai du Steïr', { ville: null }))).toBeUndefined()
})
