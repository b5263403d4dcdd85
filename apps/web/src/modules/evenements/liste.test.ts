import { describe, expect, test } from 'vitest'
import { liste } from './liste.ts'

const THEME = '019a0000-0000-7000-8000-000000000002'
const TYPE = '019a0000-0000-7000-8000-000000000003'

const TOUS = {
  titre: 'prix',
  distanceKilometre: 25,
  type: TYPE,
  format: 'presentiel',
  thematique: THEME,
  dateDebut: '2026-11-19',
  dateFin: '2026-12-31',
  disponibilite: 'oui',
} as const

const read = (href: string) => liste.read(new URL(href, 'https://entrelles.test').searchParams)

describe('[R7-7] every filter of the list is in the URL', () => {
  test('filters written to the URL are read back, with the page', () => {
    const href = liste.href(undefined, TOUS, 3)
    expect(read(href)).toEqual(TOUS)
    expect(new URL(href, 'https://entrelles.test').searchParams.get('page')).toBe('3')
  })

  test('the first page without filters has no parameters', () => {
    expect(liste.href(undefined, {})).toBe('/evenement')
    expect(liste.href(undefined, { titre: '' }, 1)).toBe('/evenement')
    expect(read('/evenement')).toEqual({})
  })

  test('search terms are not counted among the active filters', () => {
    expect(liste.active(TOUS)).toHaveLength(7)
    expect(liste.active({ titre: 'prix' })).toEqual([])
    expect(liste.active({ dateDebut: '2026-11-19', format: 'en_ligne' })).toEqual(['format', 'dateDebut'])
  })
})

test.each([
  ['distanceKilometre', '0'],
  ['distanceKilometre', '101'],
  ['distanceKilometre', 'loin'],
  ['type', 'atelier'],
  ['format', 'hybride'],
  ['thematique', '12'],
  ['disponibilite', 'non'],
  ['dateDebut', '2026-02-30'],
  ['dateFin', 'demain'],
  ['titre', 'a'.repeat(121)],
])('[R2.1-25] %s=%s is invalid and ignored, and the other filters are kept', (nom, value) => {
  const autre = nom === 'format' ? { disponibilite: 'oui' } : { format: 'en_ligne' }
  expect(liste.read(new URLSearchParams({ [nom]: value, ...autre }))).toEqual(autre)
})
