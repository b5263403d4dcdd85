import { expect, test } from 'vitest'
import { libelleOf } from './libelles.ts'
import { liste } from './liste.ts'

const ID = '019a0000-0000-7000-8000-0000000000aa'
const filtres = liste.read(
  new URLSearchParams({ territoire: ID, departement: '29', distanceKm: '25', nouvelles: 'oui' }),
)

test('an active filter has a label', () => {
  const noms = new Map([[ID, 'Cornouaille']])
  expect(libelleOf('territoire', filtres, noms)).toBe('Antenne\u00a0: Cornouaille')
  expect(libelleOf('departement', filtres, noms)).toBe('Finistère (29)')
  expect(libelleOf('distanceKm', filtres, noms)).toBe('À moins de 25\u00a0km')
  expect(libelleOf('nouvelles', filtres, noms)).toBe('Nouvelles membres')
})

test('a name that is not loaded yet is replaced by an ellipsis', () => {
  expect(libelleOf('territoire', filtres, new Map())).toBe('Antenne\u00a0: …')
})
