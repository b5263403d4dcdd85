import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import type { CarteAgenda } from '@entrelles/contract/modules/agenda/agenda.schema.ts'
import { describe, expect, test } from 'vitest'
import { jourMontre, moisPlus, nomMois, parJour, parMois, semainesOf } from './mois.ts'

const at = (dateHeureDebut: string, fuseau = 'Europe/Paris') =>
  ({ id: dateHeureDebut, dateHeureDebut, fuseau }) as CarteAgenda

describe('[R2.1-10] a month is shown in whole weeks, from Monday', () => {
  test('November 2026 begins on a Sunday: six weeks', () => {
    const semaines = semainesOf('2026-11')
    expect(semaines).toHaveLength(6)
    expect(semaines[0]?.[0]).toBe('2026-10-26')
    expect(semaines[0]?.[6]).toBe('2026-11-01')
    expect(semaines[5]?.[6]).toBe('2026-12-06')
    expect(semaines.every((semaine) => semaine.length === 7)).toBe(true)
  })

  test('a month that begins on a Monday shows no day of the previous month', () => {
    expect(semainesOf('2027-02')).toHaveLength(4)
    expect(semainesOf('2027-02')[0]?.[0]).toBe('2027-02-01')
    expect(semainesOf('2027-02').at(-1)?.at(-1)).toBe('2027-02-28')
  })

  test('[P-2] the months of both clock changes show each day once', () => {
    for (const mois of ['2026-03', '2026-10']) {
      const days = semainesOf(mois).flat()
      expect(new Set(days).size).toBe(days.length)
    }
  })
})

test('moisPlus crosses the year', () => {
  expect(moisPlus('2026-12', 1)).toBe('2027-01')
  expect(moisPlus('2026-01', -1)).toBe('2025-12')
  expect(nomMois('2026-11')).toBe('novembre 2026')
  expect(formatWeekday('2026-12-01')).toBe('mardi 1er\u00a0décembre')
})

describe('[P-2] an event is on the day of its own time zone', () => {
  test('in La Réunion it may be the next day', () => {
    const jours = parJour([at('2026-11-18T20:30:00Z', 'Indian/Reunion')], semainesOf('2026-11'))
    expect([...jours.keys()]).toEqual(['2026-11-19'])
  })

  test('an event whose local day is outside the weeks is on its Paris day', () => {
    const jours = parJour([at('2027-02-28T20:30:00Z', 'Indian/Reunion')], semainesOf('2027-02'))
    expect([...jours.keys()]).toEqual(['2027-02-28'])
  })

  test('events of one day keep their order', () => {
    const jours = parJour([at('2026-11-28T08:30:00Z'), at('2026-11-28T13:00:00Z')], semainesOf('2026-11'))
    expect(jours.get('2026-11-28')?.map(({ id }) => id)).toEqual([
      '2026-11-28T08:30:00Z',
      '2026-11-28T13:00:00Z',
    ])
  })
})

test('[R2.1-10] the day below the month is the one of the URL, else the next with events, else the first', () => {
  const jours = parJour([at('2026-11-19T17:30:00Z'), at('2026-11-24T11:30:00Z')], semainesOf('2026-11'))
  expect(jourMontre(jours, '2026-11-24', '2026-11-14')).toBe('2026-11-24')
  expect(jourMontre(jours, '2026-11-20', '2026-11-14')).toBe('2026-11-19')
  expect(jourMontre(jours, undefined, '2026-11-20')).toBe('2026-11-24')
  expect(jourMontre(jours, undefined, '2026-11-30')).toBe('2026-11-19')
  expect(jourMontre(new Map(), '2026-11-24', '2026-11-24')).toBeUndefined()
})

test('[R7-9] events are grouped by month, in the given order', () => {
  const groupes = parMois([
    at('2026-12-03T18:00:00Z'),
    at('2026-11-30T23:30:00Z'),
    at('2026-11-24T11:30:00Z'),
  ])
  // 23:30 UTC is 0:30 in Paris, so the event is in December.
  expect(groupes.map(({ mois, evenements }) => [mois, evenements.length])).toEqual([
    ['2026-12', 2],
    ['2026-11', 1],
  ])
})
