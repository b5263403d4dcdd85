import { expect, test } from 'vitest'
import { spellingsOf } from './spellings.ts'

test('[M16] words as a text writes them, by the form that search gives them', () => {
  const spellings = spellingsOf(['Réparer l’Œuvre d’Élise', 'REPARER, œuvre'])
  expect(['reparer', 'oeuvre', 'elise', 'reparez'].map((form) => spellings.get(form))).toEqual([
    'Réparer',
    'Œuvre',
    'Élise',
    undefined,
  ])
})
