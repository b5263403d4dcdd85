import { expect, test } from 'vitest'
import { accueilOf } from './situation.ts'

test('[R1-6] a member who has never paid is welcomed by name, without an end date', () => {
  const { titre, echeance } = accueilOf(null, '2026-11-14', 'Léonie')
  expect(titre).toBe('Bienvenue, Léonie')
  expect(echeance).toBeUndefined()
})

test('[R2.4-2] a membership has ended only after its last day', () => {
  const echeanceOf = (fin: string) => accueilOf(fin, '2026-11-14', 'Maëlle').echeance
  expect(echeanceOf('2026-11-13')).toBe('Ton adhésion s’est terminée le 13\u00a0novembre 2026')
  expect(echeanceOf('2026-11-14')).toBe('Ton adhésion se termine le 14\u00a0novembre 2026')
  expect(echeanceOf('2027-03-01')).toBe('Ton adhésion se termine le 1er\u00a0mars 2027')
  expect(accueilOf('2026-11-13', '2026-11-14', 'Maëlle').titre).toBe('On continue la route ensemble\u00a0?')
})
