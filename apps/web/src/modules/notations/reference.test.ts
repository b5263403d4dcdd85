// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { clearReference, readReference, storeReference } from './reference.ts'

const NOON = new Date('2027-01-20T12:00:00Z')
const hoursAfter = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)

beforeEach(() => localStorage.clear())

test('[R9-3] [R3-11] the reference date is stored as `ratingLoadDate` and read for 24 hours', () => {
  expect(readReference(NOON)).toEqual(NOON)
  storeReference(NOON)
  expect(Object.keys(localStorage)).toEqual(['ratingLoadDate'])
  expect(readReference(hoursAfter(24))).toEqual(NOON)
  expect(readReference(hoursAfter(24.01))).toEqual(hoursAfter(24.01))
})

test('[R9-3] an unreadable date counts as absent', () => {
  localStorage.setItem('ratingLoadDate', 'hier')
  expect(readReference(NOON)).toEqual(NOON)
})

test('logout removes the date', () => {
  storeReference(NOON)
  clearReference()
  expect(localStorage).toHaveLength(0)
})
