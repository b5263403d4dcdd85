import { describe, expect, test } from 'vitest'
import { isNotationDue, moisOf, moyenneOf, referenceNotation } from './notations.policy.ts'

const DAY_MS = 86_400_000
const member = (dateInscription: string, datePublication?: string) => ({
  dateInscription,
  derniereNotation: datePublication === undefined ? null : { datePublication },
})
const longStanding = member('2020-01-01T00:00:00Z')
const isDueAt = (at: string) => isNotationDue(longStanding, new Date(at))

describe('[R9-3] the months of the rating banner, in Paris', () => {
  test.each([
    ['the last millisecond of December', '2026-12-31T22:59:59.999Z', false],
    ['1 January, 00:00', '2026-12-31T23:00:00.000Z', true],
    ['the last millisecond of January', '2027-01-31T22:59:59.999Z', true],
    ['1 February, 00:00', '2027-01-31T23:00:00.000Z', false],
    ['the last millisecond of May', '2027-05-31T21:59:59.999Z', false],
    ['1 June, 00:00', '2027-05-31T22:00:00.000Z', true],
    ['1 July, 00:00', '2027-06-30T22:00:00.000Z', false],
    ['1 October, 00:00, still summer time', '2027-09-30T22:00:00.000Z', true],
    ['the last millisecond of October, winter time', '2027-10-31T22:59:59.999Z', true],
    ['1 November, 00:00', '2027-10-31T23:00:00.000Z', false],
  ])('%s', (_name, at, expected) => {
    expect(isDueAt(at)).toBe(expected)
  })

  test('three months of the year', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1)
    const asked = months.filter((month) => isDueAt(`2027-${String(month).padStart(2, '0')}-15T12:00:00Z`))
    expect(asked).toEqual([1, 6, 10])
  })
})

describe('[R9-3] the member', () => {
  const at = new Date('2027-01-20T12:00:00Z')
  const registered = (ms: number) => member(new Date(at.getTime() - ms).toISOString())

  test('is asked once she has been registered for more than fifteen days', () => {
    expect(isNotationDue(registered(15 * DAY_MS), at)).toBe(false)
    expect(isNotationDue(registered(15 * DAY_MS + 1), at)).toBe(true)
  })

  test.each([
    ['this month', '2027-01-02T08:00:00Z', false],
    ['at the first instant of this month', '2026-12-31T23:00:00Z', false],
    ['the month before, an instant earlier', '2026-12-31T22:59:59Z', true],
    ['the same month of the year before', '2026-01-20T12:00:00Z', true],
  ])('is asked or not when she last rated %s', (_name, datePublication, expected) => {
    expect(isNotationDue(member('2020-01-01T00:00:00Z', datePublication), at)).toBe(expected)
  })
})

describe('[R9-3] the reference date', () => {
  const now = new Date('2027-01-20T12:00:00Z')
  const before = (ms: number) => new Date(now.getTime() - ms)

  test('is kept for 24 hours, then becomes now', () => {
    for (const kept of [before(0), before(1), before(DAY_MS)])
      expect(referenceNotation(kept, now)).toEqual(kept)
    expect(referenceNotation(before(DAY_MS + 1), now)).toEqual(now)
  })

  test('becomes now when it is absent, unreadable or in the future', () => {
    for (const stored of [undefined, new Date('hier'), before(-1)])
      expect(referenceNotation(stored, now)).toEqual(now)
  })

  test('does not exist outside the months of the banner', () => {
    const first = new Date('2027-01-31T23:00:00Z')
    expect(referenceNotation(undefined, first)).toBeUndefined()
    expect(referenceNotation(new Date('2027-01-31T22:59:59Z'), first)).toBeUndefined()
  })

  test('decides, not the current time: a member’s sixteenth day waits for the next reference date', () => {
    const newcomer = member(new Date(now.getTime() - 15.5 * DAY_MS).toISOString())
    const isDue = (stored: Date) => isNotationDue(newcomer, referenceNotation(stored, now) ?? now)
    expect(isDue(before(0.6 * DAY_MS))).toBe(false)
    expect(isDue(before(1.1 * DAY_MS))).toBe(true)
  })
})

test('the month of a rating is that of Paris', () => {
  expect(moisOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12')
  expect(moisOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01')
})

test('the average weighs each score by its number of answers', () => {
  expect(moyenneOf([0, 0, 0, 0, 0])).toBeNull()
  expect(moyenneOf([1, 0, 0, 0, 1])).toBe(3)
  expect(moyenneOf([0, 0, 0, 3, 1])).toBe(4.25)
})
