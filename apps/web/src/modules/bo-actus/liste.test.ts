import { expect, test } from 'vitest'
import { liste } from './liste.ts'

const ID = '019a0000-0000-7000-8000-000000000001'
const read = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.1-25] filters are read from the URL and written to it; the first tab is not written', () => {
  const query = `statut=archivee&type=annonce&territoire=${ID}`
  expect(read(query)).toEqual({ statut: 'archivee', type: 'annonce', territoire: ID })
  expect(liste.href(undefined, read(query))).toBe(`/administratrice/actu?${query}`)
  expect(liste.href(undefined, { statut: 'publiee' })).toBe('/administratrice/actu')
})

test.each(['statut=masquee', 'type=publication', 'territoire=x', 'autre=1'])(
  '[R2.1-25] an invalid value is ignored: %s',
  (query) => {
    expect(read(query)).toEqual({ statut: 'publiee' })
  },
)

test('a tab keeps the other filters', () => {
  const [, programmees] = liste.tabs
  expect(liste.tabHref(undefined, read('type=annonce'), programmees!)).toBe(
    '/administratrice/actu?statut=programmee&type=annonce',
  )
  expect(liste.currentTab(read('statut=brouillon'))?.label).toBe('Brouillons')
})
