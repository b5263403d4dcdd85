import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { expect, test } from 'vitest'
import { departOf, idsOf, isTold, nbDestinataires, publicOf } from './depart.ts'

test('the branches of a post are named, up to two of many', () => {
  expect(publicOf([])).toBe('Toutes les antennes')
  expect(publicOf(['Cornouaille'])).toBe('Cornouaille')
  expect(publicOf(['Béarn', 'Cornouaille', 'Léon'])).toBe('Béarn, Cornouaille, Léon')
  expect(publicOf(['Béarn', 'Cornouaille', 'Léon', 'Trégor'])).toBe('Béarn, Cornouaille et 2 autres')
})

test('a departure is a day and an hour of Paris', () => {
  expect(departOf('2026-11-19T08:00:00.000Z')).toBe('Jeudi 19\u00a0novembre à 9\u00a0h')
})

test('the recipients are the members of the chosen branches, or of the network', () => {
  const totaux = {
    reseau: 1204,
    territoires: [
      { id: 'cornouaille' as TerritoireId, nom: 'Cornouaille', nb: 312 },
      { id: 'bearn' as TerritoireId, nom: 'Béarn', nb: 98 },
    ],
  }
  expect(nbDestinataires(totaux, [])).toBe(1204)
  expect(nbDestinataires(totaux, ['cornouaille'])).toBe(312)
  expect(nbDestinataires(totaux, ['cornouaille', 'bearn'])).toBe(410)
  expect(nbDestinataires(totaux, ['fermée'])).toBe(0)
  expect(nbDestinataires({ ...totaux, reseau: null }, [])).toBeUndefined()
})

test('an announcement is sent once: when it is first published, or scheduled', () => {
  const annonce = { type: 'annonce' } as const
  expect(isTold(annonce, undefined)).toBe(true)
  expect(isTold(annonce, { ...annonce, statut: 'brouillon' })).toBe(true)
  expect(isTold(annonce, { ...annonce, statut: 'programmee' })).toBe(true)
  expect(isTold(annonce, { ...annonce, statut: 'publiee' })).toBe(false)
})

test('published news that become an announcement are sent', () => {
  const actualite = { type: 'actualite', statut: 'publiee' } as const
  expect(isTold({ type: 'annonce' }, actualite)).toBe(true)
  expect(isTold(actualite, { ...actualite, type: 'annonce' })).toBe(false)
})

test('an audience without branches is the network', () => {
  expect(idsOf('')).toEqual([])
  expect(idsOf('a,b')).toEqual(['a', 'b'])
})
