import {
  formatCapped,
  formatDate,
  formatDayMonth,
  formatMoment,
  formatMonth,
} from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { expect, test } from 'vitest'
import { formatAnnonce, formatNom, formatPeriode, formatSituation } from './mots.ts'

test('dates and times use the Paris time zone', () => {
  expect(formatDate('2026-11-13T23:30:00Z', ZONE_PARIS)).toBe('14/11/2026')
  expect(formatMoment('2026-11-13T18:04:00Z', ZONE_PARIS)).toBe('13/11/2026 à 19\u00a0h\u00a004')
  expect(formatMonth('2026-11-01')).toBe('novembre')
  expect(formatDayMonth('2027-03-01')).toBe('1er\u00a0mars')
  expect(formatPeriode('2025-12-20', '2026-12-19')).toBe('20/12/2025 – 19/12/2026')
  expect(formatPeriode(null, null)).toBe('à confirmer')
})

test('a capped count is written « + de »', () => {
  expect(formatCapped({ nb: 31 })).toBe('31')
  expect(formatCapped({ nb: 1000, plus: true })).toBe('+ de 1\u202f000')
})

test('the name of a member, or a placeholder for a deleted one', () => {
  expect(formatNom({ prenom: 'Léa', nom: 'Fontaine' })).toBe('Léa Fontaine')
  expect(formatNom({ prenom: 'Léa', nom: null })).toBe('Léa')
  expect(formatNom(null)).toBe('Ancienne membre')
})

test('membership situation in words', () => {
  expect(formatSituation(null, '2026-11-14')).toBe('jamais adhérente')
  expect(formatSituation('2026-11-13', '2026-11-14')).toBe('expirée le 13/11/2026')
  expect(formatSituation('2026-11-14', '2026-11-14')).toBe('à jour au 14/11/2026')
})

test.each([
  [null, 'Jamais adhérente. La nouvelle période ira du 12/11/2026 au 11/11/2027.'],
  ['2026-09-30', 'Expirée le 30/09/2026. La nouvelle période ira du 12/11/2026 au 11/11/2027.'],
  ['2026-11-09', 'Expirée le 09/11/2026. La nouvelle période ira du 10/11/2026 au 09/11/2027.'],
  ['2027-01-09', 'À jour au 09/01/2027. La nouvelle période ira du 10/01/2027 au 09/01/2028.'],
])('paid until %s: announces the period that a payment will open', (payeJusquau, sentence) => {
  expect(formatAnnonce({ payeJusquau }, '2026-11-12', 30, '2026-11-14')).toBe(sentence)
})
