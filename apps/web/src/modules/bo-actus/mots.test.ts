import { expect, test } from 'vitest'
import { quandOf, titreOf } from './mots.ts'

const dates = { datePublication: null, dateProgrammee: null, dateCreation: '2026-11-10T17:00:00.000Z' }

test('a line says since when, or when it leaves', () => {
  expect(quandOf({ ...dates, statut: 'publiee', datePublication: '2026-11-12T08:00:00.000Z' })).toBe(
    'Depuis le 12/11/2026 à 9\u00a0h',
  )
  expect(quandOf({ ...dates, statut: 'programmee', dateProgrammee: '2026-11-24T07:30:00.000Z' })).toBe(
    'Part le 24/11/2026 à 8\u00a0h\u00a030',
  )
  expect(quandOf({ ...dates, statut: 'brouillon' })).toBe('Commencé le 10/11/2026 à 18\u00a0h')
})

test('a draft without a title says so', () => {
  expect(titreOf({ titre: null })).toBe('Sans titre')
})
