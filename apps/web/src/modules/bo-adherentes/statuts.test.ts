// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { detailOf, lookOf, nbEtapesOf } from './statuts.ts'

const ligne = {
  statut: 'active',
  payeJusquau: '2026-12-03',
  etapeInscription: 'termine',
  suspendue: false,
  suspendueJusquau: null,
} as const

test.each([
  [{}, 'Active', 'jusqu’au 03/12/2026'],
  [{ statut: 'sursis' }, 'Sursis', 'finie le 03/12/2026'],
  [{ statut: 'expiree' }, 'Expirée', 'depuis le 03/12/2026'],
  [{ statut: 'jamais', payeJusquau: null }, 'Jamais adhérente', ''],
  [{ statut: 'inachevee', payeJusquau: null, etapeInscription: 'etape_trois' }, 'Inachevée', 'étape 3 sur 6'],
  [{ suspendue: true, suspendueJusquau: '2027-01-14' }, 'Suspendue', 'jusqu’au 14/01/2027'],
  [{ suspendue: true }, 'Suspendue', 'sans date de fin'],
] as const)('[R2.1-18] membership status and detail: %j', (fields, nom, detail) => {
  const one = { ...ligne, ...fields }
  expect(lookOf(one).nom).toBe(nom)
  expect(detailOf(one)).toBe(detail)
})

test('number of completed registration steps', () => {
  expect(nbEtapesOf({ etapeInscription: 'etape_deux' })).toBe(1)
  expect(nbEtapesOf({ etapeInscription: 'etape_six' })).toBe(5)
  expect(nbEtapesOf({ etapeInscription: 'termine' })).toBe(6)
})
