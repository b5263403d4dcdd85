import { expect, test } from 'vitest'
import { parRegion, SANS_REGION } from './par-region.ts'

test('[R2.1-14] branches are grouped by region, in the given order', () => {
  const antenne = (nom: string, region: string | null) => ({ nom, region })
  const groupes = parRegion([
    antenne('Trièves', 'Auvergne-Rhône-Alpes'),
    antenne('Cornouaille', 'Bretagne'),
    antenne('Golfe', 'Bretagne'),
    antenne('Nulle part', null),
  ])
  expect(groupes.map(({ nom, antennes }) => [nom, antennes.map((one) => one.nom)])).toEqual([
    ['Auvergne-Rhône-Alpes', ['Trièves']],
    ['Bretagne', ['Cornouaille', 'Golfe']],
    [SANS_REGION, ['Nulle part']],
  ])
})
