import type { AlerteRecherche } from '@entrelles/contract/modules/recherche/alertes.schema.ts'
import { expect, test } from 'vitest'
import { alerteDe } from './alerte-de.ts'

const alerte = (termes: string, categorie: AlerteRecherche['categorie'] = null) =>
  ({ termes, categorie }) as AlerteRecherche

test('[R7-11] the same words in another order, case or accent are the same alert', () => {
  const alertes = [alerte('Atelier de couture'), alerte('miel', 'evenement')]
  expect(alerteDe(alertes, { termes: 'couture DE atelier' })).toBe(alertes[0])
  expect(alerteDe(alertes, { termes: 'miél', categorie: 'evenement' })).toBe(alertes[1])
})

test('other words and another category are not', () => {
  const alertes = [alerte('couture'), alerte('miel', 'evenement')]
  expect(alerteDe(alertes, { termes: 'coutures' })).toBeUndefined()
  expect(alerteDe(alertes, { termes: 'miel' })).toBeUndefined()
  expect(alerteDe(alertes, { termes: 'couture', categorie: 'adherente' })).toBeUndefined()
})
