import { expect, test } from 'vitest'
import { libelleOf } from './libelles.ts'

const noms = new Map([['t1', 'Finances']])

test('[R7-7] each active filter has a label', () => {
  expect(libelleOf('distanceKilometre', { distanceKilometre: 25 }, noms)).toBe('À moins de 25\u00a0km')
  expect(libelleOf('format', { format: 'en_ligne' }, noms)).toBe('En ligne')
  expect(libelleOf('thematique', { thematique: 't1' }, noms)).toBe('Finances')
  expect(libelleOf('dateDebut', { dateDebut: '2026-11-14' }, noms)).toBe('Dès le 14/11/2026')
  expect(libelleOf('dateFin', { dateFin: '2026-12-01' }, noms)).toBe('Jusqu’au 01/12/2026')
  expect(libelleOf('disponibilite', { disponibilite: 'oui' }, noms)).toBe('Avec des places disponibles')
})

test('[R7-7] an unknown theme or type has the label of its filter', () => {
  expect(libelleOf('thematique', { thematique: 'inconnu' }, noms)).toBe('Thématique')
  expect(libelleOf('type', { type: 'inconnu' }, noms)).toBe('Type')
})
