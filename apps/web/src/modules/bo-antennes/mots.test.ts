import { expect, test } from 'vitest'
import { communesTrouvees, phraseFermeture } from './mots.ts'

test('phraseFermeture gives the number of members of the branch', () => {
  expect(phraseFermeture(0)).not.toContain('membre')
  expect(phraseFermeture(1)).toContain('et sa seule membre change d’antenne.')
  expect(phraseFermeture(1200)).toContain('et ses 1\u202f200 membres changent d’antenne.')
})

test('communesTrouvees describes the state of the search', () => {
  expect(communesTrouvees('291', undefined, false)).toBe('Saisis les 5 chiffres d’un code postal.')
  expect(communesTrouvees('29100', undefined, false)).toBe('Recherche…')
  expect(communesTrouvees('29100', 0, false)).toBe('Aucune autre commune pour ce code postal.')
  expect(communesTrouvees('29100', 1, false)).toBe('1 commune trouvée.')
  expect(communesTrouvees('29100', 4, false)).toBe('4 communes trouvées.')
  expect(communesTrouvees('29100', undefined, true)).toBe('La liste des communes n’a pas pu être chargée.')
})
