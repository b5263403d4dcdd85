import { describe, expect, test } from 'vitest'
import { afterQuiet, fuseauOf, isWeekly, nextDigest, spread, type Heures } from './rythme.ts'

const heures = (fields: Partial<Heures> = {}): Heures => ({
  fuseau: 'Europe/Paris',
  heuresCalmes: { actives: true, debut: '21:00', fin: '08:00' },
  heureResume: '18:30',
  jourResume: 5,
  ...fields,
})
const iso = (at: Date) => at.toISOString().slice(0, 16)
const at = (text: string) => new Date(`${text}:00Z`)

describe('[P-15] quiet hours', () => {
  test.each([
    ['before', '2026-11-18T19:59', '2026-11-18T19:59'],
    ['at the first minute', '2026-11-18T20:00', '2026-11-19T07:00'],
    ['after midnight', '2026-11-19T01:00', '2026-11-19T07:00'],
    ['at the last minute', '2026-11-19T06:59', '2026-11-19T07:00'],
    ['at their end', '2026-11-19T07:00', '2026-11-19T07:00'],
    ['in the night that loses an hour', '2027-03-27T23:00', '2027-03-28T06:00'],
    ['in the night that gains an hour', '2026-10-24T22:00', '2026-10-25T07:00'],
  ])('%s, a telephone may ring at the right time', (_when, now, expected) => {
    expect(iso(afterQuiet(at(now), heures()))).toBe(expected)
  })

  test('hours of one day, hours switched off, and hours of an overseas commune', () => {
    const siesta = { actives: true, debut: '13:00', fin: '15:00' }
    expect(iso(afterQuiet(at('2026-11-18T12:30'), heures({ heuresCalmes: siesta })))).toBe('2026-11-18T14:00')
    expect(iso(afterQuiet(at('2026-11-18T14:00'), heures({ heuresCalmes: siesta })))).toBe('2026-11-18T14:00')
    const none = { ...siesta, actives: false }
    expect(iso(afterQuiet(at('2026-11-18T12:30'), heures({ heuresCalmes: none })))).toBe('2026-11-18T12:30')
    // 23:00 in La Réunion, when it is 20:00 in Paris.
    expect(iso(afterQuiet(at('2026-11-18T19:00'), heures({ fuseau: 'Indian/Reunion' })))).toBe(
      '2026-11-19T04:00',
    )
  })
})

describe('[P-1] digests', () => {
  test.each([
    ['quotidien', '2026-11-18T17:29', '2026-11-18T17:30'],
    ['quotidien', '2026-11-18T17:30', '2026-11-19T17:30'],
    ['quotidien', '2027-03-27T18:00', '2027-03-28T16:30'],
    // 18 November 2026 is a Wednesday.
    ['hebdomadaire', '2026-11-18T17:29', '2026-11-20T17:30'],
    ['hebdomadaire', '2026-11-20T17:29', '2026-11-20T17:30'],
    ['hebdomadaire', '2026-11-20T17:30', '2026-11-27T17:30'],
  ] as const)('%s, after %s, leave at %s', (frequence, now, expected) => {
    expect(iso(nextDigest(at(now), frequence, heures()))).toBe(expected)
  })

  test('are also the one of the week on her day, in her zone', () => {
    expect(isWeekly(at('2026-11-20T17:30'), heures())).toBe(true)
    expect(isWeekly(at('2026-11-19T17:30'), heures())).toBe(false)
    // Already Friday in Nouméa.
    expect(isWeekly(at('2026-11-19T17:30'), heures({ fuseau: 'Pacific/Noumea' }))).toBe(true)
  })

  test('are spread over an hour, never at its first minutes, always at the same one for one member', () => {
    const noon = at('2026-11-18T12:00')
    const minutes = new Set<number>()
    for (let n = 0; n < 600; n += 1) {
      const id = `0199a000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
      const delay = (spread(noon, id).getTime() - noon.getTime()) / 60_000
      expect(delay).toBeGreaterThanOrEqual(5)
      expect(delay).toBeLessThan(60)
      expect(spread(noon, id)).toEqual(spread(noon, id))
      minutes.add(delay)
    }
    expect(minutes.size).toBe(55)
  })
})

test('an overseas commune has its own hours', () => {
  expect([fuseauOf('974'), fuseauOf('29'), fuseauOf(null)]).toEqual([
    'Indian/Reunion',
    'Europe/Paris',
    'Europe/Paris',
  ])
})
