import { expect, test } from 'vitest'
import { communesTrouvees, phraseFermeture, titreCoordinatrices } from './mots.ts'

test('those who coordinate a branch are hers in her own', () => {
  expect([0, 1, 2].map((nb) => titreCoordinatrices(nb, true))).toEqual([
    'Coordinatrice à trouver',
    'Ta coordinatrice',
    'Tes coordinatrices',
  ])
  expect([1, 2].map((nb) => titreCoordinatrices(nb, false))).toEqual([
    'Sa coordinatrice',
    'Ses coordinatrices',
  ])
})

test('what the closing of a branch does is said in as many members as it has', () => {
  expect(phraseFermeture(0)).not.toContain('membre')
  expect(phraseFermeture(1)).toContain('et sa seule membre change d’antenne.')
  expect(phraseFermeture(1200)).toContain('et ses 1\u202f200 membres changent d’antenne.')
})

test('how the search of communes goes', () => {
  expect(communesTrouvees('291', undefined, false)).toBe('Saisis les 5 chiffres d’un code postal.')
  expect(communesTrouvees('29100', undefined, false)).toBe('Recherche…')
  expect(communesTrouvees('29100', 0, false)).toBe('Aucune autre commune pour ce code postal.')
  expect(communesTrouvees('29100', 1, false)).toBe('1 commune trouvée.')
  expect(communesTrouvees('29100', 4, false)).toBe('4 communes trouvées.')
  expect(communesTrouvees('29100', undefined, true)).toBe('La liste des communes n’a pas pu être chargée.')
})
