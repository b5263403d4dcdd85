import { expect, test } from 'vitest'
import { beyondAntennes } from './evenements.policy.ts'

const coordinatrice = {
  id: 'c',
  roles: ['ROLE_ADHERENTE', 'ROLE_COORDINATRICE'] as const,
  territoireIds: ['a', 'b'],
}
const administratrice = { id: 'd', roles: ['ROLE_ADMINISTRATRICE'] as const, territoireIds: [] }
const of = (territoireIds: readonly string[], { isDraft = false, displaySiteVitrine = false } = {}) => ({
  territoireIds,
  isDraft,
  displaySiteVitrine,
})
const vitrine = { displaySiteVitrine: true }
const draft = { isDraft: true }

test('a coordinator publishes for her branches, on the public site too', () => {
  expect(beyondAntennes(coordinatrice, of(['a', 'b'], vitrine))).toEqual([])
})

test('not for another branch nor for the whole network', () => {
  expect(beyondAntennes(coordinatrice, of(['a', 'x']))).toEqual(['territoireIds'])
  expect(beyondAntennes(coordinatrice, of([]))).toEqual(['territoireIds'])
  expect(beyondAntennes(coordinatrice, of(['x'], draft))).toEqual(['territoireIds'])
  expect(beyondAntennes(coordinatrice, of([], draft))).toEqual([])
})

test('what is there already may stay, but is not shown further', () => {
  expect(beyondAntennes(coordinatrice, of(['a', 'x']), of(['a', 'x']))).toEqual([])
  expect(beyondAntennes(coordinatrice, of([]), of([]))).toEqual([])
  expect(beyondAntennes(coordinatrice, of([]), of([], draft))).toEqual(['territoireIds'])
  expect(beyondAntennes(coordinatrice, of(['a', 'x'], vitrine), of(['a', 'x'], vitrine))).toEqual([])
  expect(beyondAntennes(coordinatrice, of(['a', 'x'], vitrine), of(['a', 'x']))).toEqual([
    'displaySiteVitrine',
  ])
})

test('an administrator publishes for all', () => {
  expect(beyondAntennes(administratrice, of([], vitrine))).toEqual([])
  expect(beyondAntennes(administratrice, of(['x'], vitrine))).toEqual([])
})
