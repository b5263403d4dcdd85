import { expect, test } from 'vitest'
import { actifsOf, carteHrefOf, filtresOf, hrefOf } from './filtres.ts'

const SECTEUR = '019a0000-0000-7000-8000-0000000000aa'
const of = (query: string) => filtresOf(new URLSearchParams(query))

test('[R2.4-4] the words, the filters and the page make the address, and the address makes them back', () => {
  const filtres = of(`termes= Éloïse &secteur=${SECTEUR}&distanceKm=25&nouvelles=oui`)
  expect(filtres).toEqual({ termes: 'Éloïse', secteur: SECTEUR, distanceKm: 25, nouvelles: 'oui' })
  const href = hrefOf(filtres, 3)
  expect(of(href.split('?')[1] ?? '')).toEqual(filtres)
  expect(new URLSearchParams(href.split('?')[1]).get('page')).toBe('3')
  expect(hrefOf({ termes: 'miel' })).toBe('/membre?termes=miel')
  expect(hrefOf({})).toBe('/membre')
})

test('[R2.1-25] what is no value of a filter is left out', () => {
  expect(of('departement=999&secteur=x&distanceKm=-3&nouvelles=non&coordinatrices=&inconnu=1')).toEqual({})
  expect(of('departement=2A')).toEqual({ departement: '2A' })
})

test('the filters that hold are those of the panel; words are not one', () => {
  expect(actifsOf(of('termes=miel&coordinatrices=oui&departement=29'))).toEqual([
    'departement',
    'coordinatrices',
  ])
})

test('the map has its address, and a chosen department its own', () => {
  expect(carteHrefOf()).toBe('/membre?vue=carte')
  expect(carteHrefOf('974')).toBe('/membre?vue=carte&departement=974')
})
