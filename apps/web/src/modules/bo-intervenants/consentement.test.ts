// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { lookOf, phrasesOf } from './consentement.ts'

const rien = { consentement: null, consentementDemandeLe: null, visible: true } as const
const demande = { ...rien, consentementDemandeLe: '2026-11-10T09:00:00.000Z' }
const donne = {
  ...demande,
  consentement: { date: '2026-03-02T00:00:00.000Z', texteVersion: 2, preuve: 'formulaire' as const },
}

test('consent status', () => {
  expect([lookOf(rien).nom, lookOf(demande).nom, lookOf(donne).nom]).toEqual([
    'À recueillir',
    'Demandé le 10/11',
    'Donné',
  ])
})

test('the consent text says what members see', () => {
  expect(phrasesOf(donne)).toEqual({
    titre: 'Consentement donné le 2\u00a0mars 2026',
    texte: 'Texte version 2, par formulaire. Photo, nom et structure visibles des membres.',
  })
  for (const fiche of [rien, demande, { ...donne, visible: false }])
    expect(phrasesOf(fiche).texte).toMatch(/«\u00a0Intervenante à confirmer\u00a0»/)
})
