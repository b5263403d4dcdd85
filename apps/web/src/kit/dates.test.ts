import { expect, test } from 'vitest'
import { formatFullDay, formatMoment } from './dates.ts'

test('a moment and a day are those of France', () => {
  expect(formatMoment('2026-11-15T07:04:00.000Z')).toBe('le 15 novembre 2026 à 08:04')
  expect(formatMoment('2026-07-14T22:30:00.000Z')).toBe('le 15 juillet 2026 à 00:30')
  expect(formatFullDay('2026-11-21T23:30:00.000Z')).toBe('dimanche 22 novembre 2026')
})
