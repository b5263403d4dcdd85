import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { expect, test } from 'vitest'
import { quiOf, suiteOf } from './demande.ts'

const evenement = (nbInscrites: number, nbEnAttente: number) => ({
  id: '019a0000-0000-7000-8000-000000000001' as EvenementId,
  titre: 'Fixer ses prix',
  isDraft: false,
  nbInscrites,
  nbEnAttente,
})

test('recipients in words', () => {
  expect(quiOf(evenement(0, 0))).toBe('')
  expect(quiOf(evenement(1, 0))).toBe('1 inscrite')
  expect(quiOf(evenement(17, 4))).toBe('17 inscrites et 4 en attente')
})

test('[R2.4-12] the consequences of an act; an email is announced only if somebody gets it', () => {
  expect(suiteOf({ acte: 'annuler', evenement: evenement(0, 0) })).not.toMatch(/e-mail/)
  expect(suiteOf({ acte: 'annuler', evenement: evenement(2, 0) })).toMatch(/^Un e-mail prévient 2 inscrites/)
  expect(suiteOf({ acte: 'retablir', evenement: evenement(2, 1) })).toMatch(/2 inscrites et 1 en attente/)
  expect(suiteOf({ acte: 'dupliquer', evenement: evenement(2, 1) })).toMatch(/brouillon, sans date/)
  expect(suiteOf({ acte: 'supprimer', evenement: evenement(0, 0) })).toMatch(/définitif/)
})
