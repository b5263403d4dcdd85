import { expect, test } from 'vitest'
import { carteHrefOf, liste } from './liste.ts'

const SECTEUR = '019a0000-0000-7000-8000-0000000000aa'
const of = (query: string) => liste.read(new URLSearchParams(query))

test('[R2.4-4] the terms, filters and page are written to the URL and read back from it', () => {
  const filtres = of(`termes= Éloïse &secteur=${SECTEUR}&distanceKm=25&nouvelles=oui`)
  expect(filtres).toEqual({ termes: 'Éloïse', secteur: SECTEUR, distanceKm: 25, nouvelles: 'oui' })
  const href = liste.href(undefined, filtres, 3)
  expect(of(href.split('?')[1] ?? '')).toEqual(filtres)
  expect(new URLSearchParams(href.split('?')[1]).get('page')).toBe('3')
  expect(liste.href(undefined, { termes: 'miel' })).toBe('/membre?termes=miel')
  expect(liste.href(undefined, {})).toBe('/membre')
})

test('[R2.1-25] invalid filter values are ignored', () => {
  expect(of('departement=999&secteur=x&distanceKm=-3&nouvelles=non&coordinatrices=&inconnu=1')).toEqual({})
  expect(of('departement=2A')).toEqual({ departement: '2A' })
})

test('active filters are those of the panel, without the search terms', () => {
  expect(liste.active(of('termes=miel&coordinatrices=oui&departement=29'))).toEqual([
    'departement',
    'coordinatrices',
  ])
})

test('the map has its own URL, with an optional department', () => {
  expect(carteHrefOf()).toBe('/membre?vue=carte')
  expect(carteHrefOf('974')).toBe('/membre?vue=carte&departement=974')
})
