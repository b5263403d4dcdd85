import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FUSEAUX,
  instantOf,
  localDayOf,
  localExists,
  localOf,
  localTimeOf,
  offsetMinutesAt,
} from './zoned-time.ts'

const iso = (local: string, zone: string) => instantOf(local, zone).toISOString()

describe('[P-2] local time and instant', () => {
  test.each([
    ['Paris in winter', '2026-11-19 18:30', 'Europe/Paris', '2026-11-19T17:30:00.000Z'],
    ['Paris in summer', '2026-07-19 18:30', 'Europe/Paris', '2026-07-19T16:30:00.000Z'],
    ['Paris at midnight', '2026-11-19 00:00', 'Europe/Paris', '2026-11-18T23:00:00.000Z'],
    [
      'La Réunion, which has no summer time',
      '2026-12-08 17:00',
      'Indian/Reunion',
      '2026-12-08T13:00:00.000Z',
    ],
    ['La Réunion in July', '2026-07-08 17:00', 'Indian/Reunion', '2026-07-08T13:00:00.000Z'],
    ['Nouméa, the day before in UTC', '2026-12-08 08:00', 'Pacific/Noumea', '2026-12-07T21:00:00.000Z'],
    ['the Marquesas, half an hour off', '2026-12-08 08:00', 'Pacific/Marquesas', '2026-12-08T17:30:00.000Z'],
    [
      'Miquelon, which has its own summer time',
      '2026-07-08 08:00',
      'America/Miquelon',
      '2026-07-08T10:00:00.000Z',
    ],
  ])('%s', (_case, local, zone, expected) => {
    expect(iso(local, zone)).toBe(expected)
    expect(localOf(expected, zone)).toBe(local)
    expect(localExists(local, zone)).toBe(true)
  })

  test.each([
    ['the minute before', '2027-03-28 01:59', true, '2027-03-28T00:59:00.000Z'],
    ['the first hour that is skipped', '2027-03-28 02:00', false, '2027-03-28T01:00:00.000Z'],
    ['inside it', '2027-03-28 02:30', false, '2027-03-28T01:30:00.000Z'],
    ['the minute after', '2027-03-28 03:00', true, '2027-03-28T01:00:00.000Z'],
    ['that evening', '2027-03-28 18:30', true, '2027-03-28T16:30:00.000Z'],
  ])('[F25] the night clocks go forward: %s', (_case, local, exists, expected) => {
    expect(localExists(local, 'Europe/Paris')).toBe(exists)
    expect(iso(local, 'Europe/Paris')).toBe(expected)
  })

  test.each([
    ['the minute before', '2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
    ['shown twice: the first time', '2026-10-25 02:00', '2026-10-25T00:00:00.000Z'],
    ['shown twice, its last minute', '2026-10-25 02:59', '2026-10-25T00:59:00.000Z'],
    ['the hour after', '2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['that evening', '2026-10-25 18:30', '2026-10-25T17:30:00.000Z'],
  ])('[F25] the night clocks go back: %s', (_case, local, expected) => {
    expect(localExists(local, 'Europe/Paris')).toBe(true)
    expect(iso(local, 'Europe/Paris')).toBe(expected)
  })

  test('an instant has another date and time in each zone', () => {
    const at = '2026-12-08T13:00:00Z'
    expect([localDayOf(at, 'Pacific/Noumea'), localTimeOf(at, 'Pacific/Noumea')]).toEqual([
      '2026-12-09',
      '00:00',
    ])
    expect(localTimeOf(at, 'Europe/Paris')).toBe('14:00')
    expect(offsetMinutesAt(at, 'Pacific/Noumea')).toBe(660)
    expect(offsetMinutesAt(at, 'Pacific/Marquesas')).toBe(-570)
  })

  test('converting an instant to local time and back gives the same local time', () => {
    const minute = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000))
    fc.assert(
      fc.property(minute, fc.constantFrom(...Object.keys(FUSEAUX)), (at, zone) => {
        const local = localOf(at, zone)
        expect(localExists(local, zone)).toBe(true)
        expect(localOf(instantOf(local, zone), zone)).toBe(local)
      }),
    )
  })
})
