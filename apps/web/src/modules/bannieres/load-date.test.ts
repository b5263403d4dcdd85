import { expect, test } from 'vitest'
import { isLoadOld } from './load-date.ts'

const NOW = new Date('2026-11-14T09:00:00.000Z')

test.each([
  ['an hour ago', '2026-11-14T08:00:00.000Z', false],
  ['24 hours ago', '2026-11-13T09:00:00.000Z', false],
  ['more than 24 hours ago', '2026-11-13T08:59:59.999Z', true],
  ['never', null, true],
  ['on a day that is none', 'hier', true],
  ['in the future, by a clock that was wrong', '2026-11-14T09:00:01.000Z', true],
])('[R4-9] [R9-2] the banner was loaded %s (%s): it is due again: %s', (_when, stored, isOld) => {
  expect(isLoadOld(stored, NOW)).toBe(isOld)
})
