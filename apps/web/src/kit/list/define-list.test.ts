import { z } from '@entrelles/contract/kit/z.ts'
import { describe, expect, test } from 'vitest'
import { defineList } from './define-list.ts'

const liste = defineList({
  path: (espace: 'une' | 'autre') => `/${espace}/chose`,
  filters: z.strictObject({
    onglet: z.enum(['ouvertes', 'fermees']).default('ouvertes'),
    etape: z.string().optional(),
    termes: z.string().trim().max(20).optional(),
    theme: z.enum(['a', 'b']).optional(),
    tri: z.enum(['nom', 'date']).default('nom'),
  }),
  words: 'termes',
  panel: ['theme'],
  tabs: [
    { label: 'Ouvertes', count: 'ouvertes', filters: { onglet: 'ouvertes' } },
    { label: 'Fermées', count: 'fermees', filters: { onglet: 'fermees' } },
    {
      label: 'Arrêtées',
      count: 'arretees',
      filters: { etape: 'toutes' },
      isCurrent: ({ etape }) => etape !== undefined,
    },
  ],
})
const read = (query: string) => liste.read(new URLSearchParams(query))

describe('[R2.1-25] the URL of a list', () => {
  test('is read with default values; invalid values are ignored', () => {
    expect(read('')).toEqual({ onglet: 'ouvertes', tri: 'nom' })
    expect(read('onglet=demain&theme=c&termes=%20miel%20&autre=1')).toEqual({
      onglet: 'ouvertes',
      termes: 'miel',
      tri: 'nom',
    })
  })

  test('omits default and empty values', () => {
    expect(liste.href('une', {})).toBe('/une/chose')
    expect(liste.href('autre', { onglet: 'ouvertes', termes: '', tri: 'nom' })).toBe('/autre/chose')
    expect(liste.href('une', { onglet: 'fermees', termes: 'été', tri: 'date' }, 3)).toBe(
      '/une/chose?onglet=fermees&termes=%C3%A9t%C3%A9&tri=date&page=3',
    )
  })

  test('is read back as it was written', () => {
    const filters = { onglet: 'fermees', termes: 'miel', theme: 'b', tri: 'date' } as const
    expect(read(liste.href('une', filters, 2).split('?')[1] ?? '')).toEqual(filters)
  })
})

describe('the tabs of a list', () => {
  const shown = (query: string) => liste.currentTab(read(query))?.label

  test('the current tab is found from its filters, or from isCurrent', () => {
    expect([shown(''), shown('onglet=fermees&theme=a'), shown('etape=deux')]).toEqual([
      'Ouvertes',
      'Fermées',
      'Arrêtées',
    ])
  })

  test('another tab keeps the other filters and returns to the first page', () => {
    const [, closed, stopped] = liste.tabs
    expect(liste.tabHref('une', read('theme=a&etape=deux&page=4'), closed!)).toBe(
      '/une/chose?onglet=fermees&theme=a',
    )
    expect(liste.tabHref('une', read('onglet=fermees&termes=x'), stopped!)).toBe(
      '/une/chose?etape=toutes&termes=x',
    )
  })
})

test('the search and the panel narrow a list; tabs and order do not', () => {
  expect(liste.active(read('theme=a&termes=x'))).toEqual(['theme'])
  expect(
    ['', 'onglet=fermees&tri=date', 'termes=x', 'theme=a'].map((query) => liste.isNarrowed(read(query))),
  ).toEqual([false, false, true, true])
})
