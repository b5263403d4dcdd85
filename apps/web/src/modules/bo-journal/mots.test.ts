import type { EntreeJournal } from '@entrelles/contract/modules/journal/journal.schema.ts'
import { expect, test } from 'vitest'
import { formatIp, formatJour, formatNombre, formatPeriode, joursOf } from './mots.ts'

test('a day shows its year unless it is the current one', () => {
  expect(formatJour('2026-11-14', '2026-11-20')).toBe('Samedi 14\u00a0novembre')
  expect(formatJour('2026-01-01', '2026-11-20')).toBe('Jeudi 1er\u00a0janvier')
  expect(formatJour('2025-12-31', '2026-01-01')).toBe('Mercredi 31\u00a0décembre 2025')
})

test.each([
  [{}, ''],
  [{ du: '2026-11-08', au: '2026-11-14' }, 'du 8 au 14\u00a0novembre 2026'],
  [{ du: '2026-10-28', au: '2026-11-01' }, 'du 28\u00a0octobre au 1er\u00a0novembre 2026'],
  [{ du: '2025-12-31', au: '2026-01-02' }, 'du 31\u00a0décembre 2025 au 2\u00a0janvier 2026'],
  [{ du: '2026-11-14', au: '2026-11-14' }, 'le 14\u00a0novembre 2026'],
  [{ du: '2026-11-14' }, 'depuis le 14\u00a0novembre 2026'],
  [{ au: '2026-11-14' }, 'jusqu’au 14\u00a0novembre 2026'],
])('the period %j is written « %s »', (periode, text) => {
  expect(formatPeriode(periode)).toBe(text)
})

test('the number of entries is capped at a thousand', () => {
  expect(formatNombre(0, false)).toBe('Aucune ligne')
  expect(formatNombre(1, false)).toBe('1 ligne')
  expect(formatNombre(214, false)).toBe('214 lignes')
  expect(formatNombre(1000, true).replaceAll(/\s/g, ' ')).toBe('Plus de 1 000 lignes')
})

test('a truncated IP address ends with x', () => {
  expect(formatIp('90.12.41.0/24')).toBe('90.12.41.x')
  expect(formatIp('2001:db8:1::/48')).toBe('2001:db8:1:x')
})

test('entries are grouped by day in the Paris time zone, in order', () => {
  const at = (date: string) => ({ date }) as EntreeJournal
  const lines = [at('2026-11-14T23:30:00Z'), at('2026-11-14T22:30:00Z'), at('2026-11-13T23:30:00Z')]
  expect(joursOf(lines)).toEqual([
    { jour: '2026-11-15', entrees: [lines[0]] },
    { jour: '2026-11-14', entrees: [lines[1], lines[2]] },
  ])
})
