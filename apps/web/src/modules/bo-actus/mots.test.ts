import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { expect, test } from 'vitest'
import { departOf, nbDestinataires, publicOf, quandOf, titreOf } from './mots.ts'

test('the branches of a post are named, up to two of many', () => {
  expect(publicOf([])).toBe('Toutes les antennes')
  expect(publicOf(['Cornouaille'])).toBe('Cornouaille')
  expect(publicOf(['Béarn', 'Cornouaille', 'Léon'])).toBe('Béarn, Cornouaille, Léon')
  expect(publicOf(['Béarn', 'Cornouaille', 'Léon', 'Trégor'])).toBe('Béarn, Cornouaille et 2 autres')
})

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

test('a departure is a day and an hour of Paris', () => {
  expect(departOf('2026-11-19T08:00:00.000Z')).toBe('Jeudi 19\u00a0novembre à 9\u00a0h')
})

test('the recipients are the members of the chosen branches, or of the network', () => {
  const totaux = {
    reseau: 1204,
    territoires: [
      { id: 'cornouaille' as TerritoireId, nb: 312 },
      { id: 'bearn' as TerritoireId, nb: 98 },
    ],
  }
  expect(nbDestinataires(totaux, [])).toBe(1204)
  expect(nbDestinataires(totaux, ['cornouaille'])).toBe(312)
  expect(nbDestinataires(totaux, ['cornouaille', 'bearn'])).toBe(410)
  expect(nbDestinataires(totaux, ['fermée'])).toBe(0)
})

test('a draft without a title says so', () => {
  expect(titreOf({ titre: null })).toBe('Sans titre')
})
