import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { expect, test } from 'vitest'
import { periodeOf, publicOf } from './mots.ts'

test('a period names both days, or the only one', () => {
  expect(periodeOf({ dateDebut: '2026-11-11', dateFin: '2026-12-02' })).toBe(
    'du\u00a011/11/2026 au\u00a002/12/2026',
  )
  expect(periodeOf({ dateDebut: '2026-11-14', dateFin: '2026-11-14' })).toBe('le\u00a014/11/2026')
})

test('an audience names its roles and its branches', () => {
  const territoires = ['Cornouaille', 'Golfe'].map((nom) => ({ id: nom as TerritoireId, nom }))
  expect(publicOf({ roles: [], territoires: [] })).toBe('Toutes les membres')
  expect(publicOf({ roles: ['ROLE_COORDINATRICE', 'ROLE_ADMINISTRATRICE'], territoires: [] })).toBe(
    'Coordinatrices, Administratrices',
  )
  expect(publicOf({ roles: [], territoires })).toBe('Cornouaille, Golfe')
  expect(publicOf({ roles: ['ROLE_COORDINATRICE'], territoires })).toBe('Coordinatrices · Cornouaille, Golfe')
})
