import { expect, test } from 'vitest'
import { lieuOf } from './lieu.ts'

test('[R3-13] the name of the place is split from its address', () => {
  expect(lieuOf('Les Halles Saint-François, 16 quai du Steïr')).toEqual({
    lieu: 'Les Halles Saint-François',
    rue: '16 quai du Steïr',
  })
  expect(lieuOf('Mairie, salle 2, 1 place du Marché').rue).toBe('salle 2, 1 place du Marché')
  expect(lieuOf('16 quai du Steïr')).toEqual({ lieu: '16 quai du Steïr', rue: '' })
  expect(lieuOf(null)).toEqual({ lieu: '', rue: '' })
})
