import { expect, test } from 'vitest'
import { isTold } from '#modules/actus/depart.ts'
import { ACTU_VIDE, actionOf } from './actu-form.ts'

test('a new form writes news, which notify nobody', () => {
  expect(ACTU_VIDE.type).toBe('actualite')
  expect(isTold(ACTU_VIDE, undefined)).toBe(false)
})

test('the button says what it does', () => {
  const now = { jour: '', heure: '' }
  expect(actionOf(now, undefined)).toBe('Publier')
  expect(actionOf({ ...now, jour: '2026-12-01' }, { statut: 'brouillon' })).toBe('Programmer')
  expect(actionOf({ ...now, heure: '09:00' }, { statut: 'programmee' })).toBe('Programmer')
  expect(actionOf(now, { statut: 'publiee' })).toBe('Enregistrer')
})
