import { expect, test } from 'vitest'
import { formatLocalDay, formatLocalHour } from './french-hours.ts'

test.each([
  ['Europe/Paris', '2026-11-19T17:30:00Z', 'jeudi 19 novembre 2026', '18\u00a0h\u00a030'],
  ['Europe/Paris', '2026-12-01T18:00:00Z', 'mardi 1er décembre 2026', '19\u00a0h'],
  ['Europe/Paris', '2026-11-18T23:05:00Z', 'jeudi 19 novembre 2026', '0\u00a0h\u00a005'],
  ['Indian/Reunion', '2026-11-18T20:30:00Z', 'jeudi 19 novembre 2026', '0\u00a0h\u00a030'],
  ['Pacific/Noumea', '2026-11-19T07:30:00Z', 'jeudi 19 novembre 2026', '18\u00a0h\u00a030'],
])('[P-2] in %s, %s is %s at %s', (zone, at, day, hour) => {
  expect(formatLocalDay(at, zone)).toBe(day)
  expect(formatLocalHour(at, zone)).toBe(hour)
})
