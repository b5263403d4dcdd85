// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { etatEnMots } from './etat-enregistrement.ts'

const now = new Date('2026-11-15T10:00:00.000Z')
const brouillon = { isDraft: true, dateModification: '2026-11-15T09:42:00.000Z' } as const
const publie = { ...brouillon, isDraft: false }

test('[R4-11] the save status of a draft is shown in words', () => {
  expect(etatEnMots({ nom: 'a_jour' }, undefined, now)).toMatch(/^Rien n’est encore écrit/)
  expect(etatEnMots({ nom: 'a_jour' }, brouillon, now)).toBe('Brouillon enregistré à 10\u00a0h\u00a042.')
  expect(etatEnMots({ nom: 'modifie' }, brouillon, now)).toBe('Modifications pas encore enregistrées.')
  expect(etatEnMots({ nom: 'echec', message: 'Réessaie.' }, brouillon, now)).toBe(
    'Brouillon pas enregistré. Réessaie.',
  )
})

test('[R4-11] a published event is never described as saved automatically', () => {
  expect(etatEnMots({ nom: 'a_jour' }, publie, now)).toBe('Enregistré à 10\u00a0h\u00a042.')
  expect(etatEnMots({ nom: 'modifie' }, publie, now)).toBe('Modifications pas enregistrées.')
})
