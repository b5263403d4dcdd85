import { expect, test } from 'vitest'
import { illustrationOf } from './paysages.ts'

const antenne = (nom: string, region: string | null) => ({ nom, region, image: null })
const paysage = (nom: string, region: string | null) => illustrationOf(antenne(nom, region), 800).src

test('a branch without a cover always has the same landscape of its region', () => {
  expect(paysage('Golfe', 'Outre-mer')).toBe('/images/paysages/lagon.svg')
  expect(['Golfe', 'Trégor', 'Golfe'].map((nom) => paysage(nom, 'Bretagne'))).toEqual([
    '/images/paysages/littoral.svg',
    '/images/paysages/bocage.svg',
    '/images/paysages/littoral.svg',
  ])
  expect(paysage('Nulle part', null)).toBe('/images/paysages/bocage.svg')
})

test('a cover is shown at the requested width, with its alternative text', () => {
  const image = { nom: 'a.webp', texteAlternatif: 'Un phare' }
  expect(illustrationOf({ ...antenne('Golfe', 'Bretagne'), image }, 1600)).toEqual({
    src: '/uploads/miniature/a-1600.webp',
    alt: 'Un phare',
  })
})
