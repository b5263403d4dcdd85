import { expect, test } from 'vitest'
import { ACTU_VIDE, actionOf, idsOf, isTold } from './actu-form.ts'

test('a new form writes news, which are told to nobody', () => {
  expect(ACTU_VIDE.type).toBe('actualite')
  expect(isTold(ACTU_VIDE, undefined)).toBe(false)
})

test('an announcement is told once: when it is first published, or scheduled', () => {
  const annonce = { type: 'annonce' } as const
  expect(isTold(annonce, undefined)).toBe(true)
  expect(isTold(annonce, { ...annonce, statut: 'brouillon' })).toBe(true)
  expect(isTold(annonce, { ...annonce, statut: 'programmee' })).toBe(true)
  expect(isTold(annonce, { ...annonce, statut: 'publiee' })).toBe(false)
})

test('published news that become an announcement are told', () => {
  const actualite = { type: 'actualite', statut: 'publiee' } as const
  expect(isTold({ type: 'annonce' }, actualite)).toBe(true)
  expect(isTold(actualite, { ...actualite, type: 'annonce' })).toBe(false)
})

test('the button says what it does', () => {
  const now = { jour: '', heure: '' }
  expect(actionOf(now, undefined)).toBe('Publier')
  expect(actionOf({ ...now, jour: '2026-12-01' }, { statut: 'brouillon' })).toBe('Programmer')
  expect(actionOf({ ...now, heure: '09:00' }, { statut: 'programmee' })).toBe('Programmer')
  expect(actionOf(now, { statut: 'publiee' })).toBe('Enregistrer')
})

test('an audience without branches is the network', () => {
  expect(idsOf('')).toEqual([])
  expect(idsOf('a,b')).toEqual(['a', 'b'])
})
