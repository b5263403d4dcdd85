import { expect, test } from 'vitest'
import { hrefMois, isVueMois, jourOf, liste, moisOf } from './adresse.ts'

const paramsOf = (href: string) => new URL(href, 'https://entrelles.test').searchParams

test('[R2.1-25] « Mon agenda » opens the first page of upcoming events by default', () => {
  expect(liste.href(undefined, {})).toBe('/evenement/agenda/futur/1/page/1')
  expect(liste.href(undefined, { futur: '0' }, 2)).toBe('/evenement/agenda/futur/0/page/2')
})

test.each([
  ['1', '1'],
  ['0', '0'],
  ['demain', '1'],
])('[R2.1-25] futur %s in the URL is read as %s', (futur, read) => {
  expect(liste.read(new URLSearchParams({ futur }))).toEqual({ futur: read })
})

test('[R2.1-10] the month and the day are written to the URL and read back', () => {
  const params = paramsOf(hrefMois({ mois: '2026-11', jour: '2026-11-19' }))
  expect(isVueMois(params)).toBe(true)
  expect(moisOf(params, '2027-01-05')).toBe('2026-11')
  expect(jourOf(params)).toBe('2026-11-19')
})

test.each(['', '2026-13', '1999-01', 'novembre'])(
  '[R2.1-25] a missing or invalid month is the current one: « %s »',
  (mois) => {
    expect(moisOf(new URLSearchParams({ mois }), '2026-11-14')).toBe('2026-11')
  },
)

test('[R2.1-25] an invalid or missing day is ignored', () => {
  expect(jourOf(new URLSearchParams({ jour: '2026-02-30' }))).toBeUndefined()
  expect(jourOf(new URLSearchParams())).toBeUndefined()
})
