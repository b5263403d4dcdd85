import { expect, test } from 'vitest'
import { futurQuery, mois } from './agenda.schema.ts'

test.each([
  [{ futur: '0' }, '0'],
  [{ futur: '1' }, '1'],
  [{}, '1'],
  [{ futur: 'demain' }, '1'],
])('[R2.1-25] %o selects upcoming or past events; upcoming is the default', (query, expected) => {
  expect(futurQuery.parse(query).futur).toBe(expected)
})

test('a month must be a valid month from 2000 to 2099', () => {
  expect(mois.safeParse('2026-11').success).toBe(true)
  for (const not of ['2026-13', '2026-00', '2026-1', '1926-11', ''])
    expect(mois.safeParse(not).success).toBe(false)
})
