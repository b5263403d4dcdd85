import { describe, expect, test } from 'vitest'
import * as format from './format.ts'
import { FUSEAUX, HEURES, ZONE_PARIS, type Fuseau } from './zoned-time.ts'

/** Replaces non-breaking spaces with ordinary ones. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('calendar days', () => {
  test.each([
    [format.formatDay, '12 novembre 2026', '1er mars 2027'],
    [format.formatFullDay, 'jeudi 12 novembre 2026', 'lundi 1er mars 2027'],
    [format.formatWeekday, 'jeudi 12 novembre', 'lundi 1er mars'],
    [format.formatDayMonth, '12 novembre', '1er mars'],
    [format.formatMonthYear, 'novembre 2026', 'mars 2027'],
    [format.formatMonth, 'novembre', 'mars'],
    [format.formatShortMonthYear, 'nov. 2026', 'mars 2027'],
    [format.formatShortMonth, 'nov.', 'mars'],
    [format.formatShortWeekday, 'jeu.', 'lun.'],
    [format.formatLongWeekday, 'jeudi', 'lundi'],
    [format.formatShortDay, '12/11/2026', '01/03/2027'],
  ] as const)('[R1-1] %o: %s, %s', (written, usual, first) => {
    expect(plain(written('2026-11-12'))).toBe(usual)
    expect(plain(written('2027-03-01'))).toBe(first)
  })

  test('the day number is joined to the month by a non-breaking space; only the 1st is written « 1er »', () => {
    expect(format.formatDay('2026-11-12')).toBe('12\u00a0novembre 2026')
    expect(format.formatWeekday('2026-12-01')).toBe('mardi 1er\u00a0décembre')
    expect(format.formatDay('2026-11-11')).toBe('11\u00a0novembre 2026')
    expect(format.formatDay('2026-11-21')).toBe('21\u00a0novembre 2026')
  })
})

describe('instants in a time zone', () => {
  test.each([
    [ZONE_PARIS, '2026-11-19T17:30:00Z', '19/11/2026', 'jeudi 19 novembre 2026', '18 h 30'],
    [ZONE_PARIS, '2026-12-01T18:00:00Z', '01/12/2026', 'mardi 1er décembre 2026', '19 h'],
    [ZONE_PARIS, '2026-11-18T23:05:00Z', '19/11/2026', 'jeudi 19 novembre 2026', '0 h 05'],
    [ZONE_PARIS, '2026-07-14T06:04:00Z', '14/07/2026', 'mardi 14 juillet 2026', '8 h 04'],
    // The change to summer time, and both instants of the repeated hour in October.
    [ZONE_PARIS, '2026-03-29T00:59:00Z', '29/03/2026', 'dimanche 29 mars 2026', '1 h 59'],
    [ZONE_PARIS, '2026-03-29T01:00:00Z', '29/03/2026', 'dimanche 29 mars 2026', '3 h'],
    [ZONE_PARIS, '2026-10-25T00:30:00Z', '25/10/2026', 'dimanche 25 octobre 2026', '2 h 30'],
    [ZONE_PARIS, '2026-10-25T01:30:00Z', '25/10/2026', 'dimanche 25 octobre 2026', '2 h 30'],
    ['Indian/Reunion', '2026-11-30T20:30:00Z', '01/12/2026', 'mardi 1er décembre 2026', '0 h 30'],
    ['Pacific/Noumea', '2026-11-19T07:30:00Z', '19/11/2026', 'jeudi 19 novembre 2026', '18 h 30'],
  ])('[P-2] in %s, %s is %s, %s, at %s', (zone, at, date, day, hour) => {
    expect(format.formatDate(at, zone)).toBe(date)
    expect(plain(format.formatFullDate(new Date(at), zone))).toBe(day)
    expect(plain(format.formatHour(at, zone))).toBe(hour)
    expect(plain(format.formatMoment(at, zone))).toBe(`${date} à ${hour}`)
  })

  test('[P-2] a zone is named by its territory, unless the reader’s clock shows the same time', () => {
    const at = '2026-11-19T17:30:00Z'
    const seen = (zone: Fuseau, reader?: string) => format.formatZone(at, zone, reader)
    expect(seen(ZONE_PARIS)).toBe('')
    expect(seen(ZONE_PARIS, 'Europe/Madrid')).toBe('')
    expect(seen(ZONE_PARIS, 'America/Guadeloupe')).toBe(' (heure de Paris)')
    expect(seen('America/Guadeloupe')).toBe(' (heure de la Guadeloupe)')
    expect(seen('America/Guadeloupe', 'America/Guadeloupe')).toBe('')
    expect(seen('America/Martinique', 'America/Guadeloupe')).toBe('')
    const overseas = (Object.keys(FUSEAUX) as Fuseau[]).filter((zone) => zone !== ZONE_PARIS)
    expect(overseas.map((zone) => seen(zone))).toEqual(overseas.map((zone) => ` (${HEURES[zone]})`))
    expect(new Set(overseas.map((zone) => HEURES[zone])).size).toBe(overseas.length)
  })

  test('the long forms write the month in words', () => {
    expect(plain(format.formatLongDate('2026-11-13T23:30:00Z', ZONE_PARIS))).toBe('14 novembre 2026')
    expect(plain(format.formatLongMoment('2026-11-15T07:04:00Z', ZONE_PARIS))).toBe(
      '15 novembre 2026 à 8 h 04',
    )
    expect(format.formatHour('2026-11-15T07:04:00Z', ZONE_PARIS)).toBe('8\u00a0h\u00a004')
  })
})

describe('how long ago', () => {
  /** Thursday 12 November 2026, 15:10 in Paris. */
  const NOW = new Date('2026-11-12T14:10:00Z')

  test.each([
    ['2026-11-12T14:09:31Z', 'à l’instant'],
    ['2026-11-12T14:09:00Z', 'il y a 1 minute'],
    ['2026-11-12T13:58:00Z', 'il y a 12 minutes'],
    ['2026-11-12T13:10:01Z', 'il y a 59 minutes'],
    ['2026-11-12T13:10:00Z', 'il y a 1 heure'],
    ['2026-11-12T12:00:00Z', 'il y a 2 heures'],
    ['2026-11-12T11:00:00Z', 'il y a 3 heures'],
    ['2026-11-12T10:59:00Z', 'ce matin à 11 h 59'],
    ['2026-11-12T07:03:00Z', 'ce matin à 8 h 03'],
    ['2026-11-11T23:00:00Z', 'ce matin à 0 h'],
    ['2026-11-11T22:59:00Z', 'hier à 23 h 59'],
    ['2026-11-11T17:20:00Z', 'hier à 18 h 20'],
    ['2026-11-10T22:59:00Z', 'mardi'],
    ['2026-11-05T23:00:00Z', 'vendredi'],
    ['2026-11-05T22:59:00Z', '5 novembre'],
    ['2026-11-01T09:00:00Z', '1er novembre'],
    ['2026-06-03T09:00:00Z', '3 juin'],
  ])('[R1-1] %s is « %s »', (at, written) => {
    expect(plain(format.formatAgo(at, NOW))).toBe(written)
    expect(format.formatAgo(new Date(at), NOW)).toBe(format.formatAgo(at, NOW))
  })

  test('in the morning the hours are counted, and past midnight the minutes', () => {
    expect(plain(format.formatAgo('2026-11-12T07:03:00Z', new Date('2026-11-12T10:30:00Z')))).toBe(
      'il y a 3 heures',
    )
    expect(plain(format.formatAgo('2026-11-11T22:50:00Z', new Date('2026-11-11T23:10:00Z')))).toBe(
      'il y a 20 minutes',
    )
  })

  test('[P-2] days are those of Paris, also when the clocks change', () => {
    // 25 October 2026 has 25 hours: 0:30 in summer time, then 23:30 in winter time.
    expect(plain(format.formatAgo('2026-10-24T22:30:00Z', new Date('2026-10-25T22:30:00Z')))).toBe(
      'ce matin à 0 h 30',
    )
    expect(plain(format.formatAgo('2026-10-24T22:30:00Z', new Date('2026-10-25T23:00:00Z')))).toBe(
      'hier à 0 h 30',
    )
  })

  test('a clock that is behind says « à l’instant »; spaces that must not break do not', () => {
    expect(format.formatAgo('2026-11-12T14:13:00Z', NOW)).toBe('à l’instant')
    expect(format.formatAgo('2026-11-12T13:58:00Z', NOW)).toBe('il y a 12\u00a0minutes')
    expect(format.formatAgo('2026-11-12T07:03:00Z', NOW)).toBe('ce matin à 8\u00a0h\u00a003')
    expect(format.formatAgo('2026-11-03T09:00:00Z', NOW)).toBe('3\u00a0novembre')
  })
})

describe('numbers', () => {
  test('a narrow space separates thousands; the plural starts at two', () => {
    expect(format.formatNumber(9681)).toBe('9\u202f681')
    expect([0, 1, 2, 1200].map((nb) => format.formatCount(nb, 'membre'))).toEqual([
      '0 membre',
      '1 membre',
      '2 membres',
      '1\u202f200 membres',
    ])
    expect(format.formatCount(2, 'événement à venir', 'événements à venir')).toBe('2 événements à venir')
  })

  test('[R2.4-4] [R7-7] a capped count is written « plus de »', () => {
    expect(format.formatTotal(1000, true, 'membre')).toBe('Plus de 1\u202f000 membres')
    expect(format.formatTotal(3, undefined, 'membre')).toBe('3 membres')
    expect(format.formatCapped({ nb: 31 })).toBe('31')
    expect(format.formatCapped({ nb: 1000, plus: true })).toBe('+ de 1\u202f000')
  })

  test('[R1-1] an average has one decimal, a share is a whole percentage', () => {
    expect([4.25, 4, 3.04].map(format.formatDecimal)).toEqual(['4,3', '4,0', '3,0'])
    expect([0, 0.808, 1].map(format.formatPercent).map(plain)).toEqual(['0 %', '81 %', '100 %'])
  })

  test('the size of a file is in kilobytes, then in megabytes with at most one decimal', () => {
    const sizes = [0, 300, 245_760, 1_048_300, 1_258_291, 5 * 1024 ** 2, 100 * 1024 ** 2]
    expect(sizes.map(format.formatSize)).toEqual(
      ['1 Ko', '1 Ko', '240 Ko', '1 Mo', '1,2 Mo', '5 Mo', '100 Mo'].map((text) =>
        text.replace(' ', '\u00a0'),
      ),
    )
  })

  test('an amount shows cents only if it has some', () => {
    expect(format.formatMontant(8000)).toBe('80\u00a0€')
    expect(format.formatMontant(8050)).toBe('80,50\u00a0€')
  })
})

test('capitals and lists of words', () => {
  expect(format.capitalize('élue')).toBe('Élue')
  expect(format.capitalize('')).toBe('')
  const parts = format.partsOfAll(['Awa', 'Léa', 'Rozenn'])
  expect(parts.map(({ value }) => value).join('')).toBe('Awa, Léa et Rozenn')
  expect(parts.filter(({ type }) => type === 'element')).toHaveLength(3)
  expect(format.formatAny(['le RSA', 'l’AAH'])).toBe('le RSA ou l’AAH')
})

test('a person without a last name has her first name alone', () => {
  expect(format.formatName({ prenom: 'Soizic', nom: 'Guéguen' })).toBe('Soizic Guéguen')
  expect(format.formatName({ prenom: 'Soizic', nom: null })).toBe('Soizic')
  expect(format.formatName({ prenom: null, nom: '' })).toBe('')
})

test('a distance is in whole kilometres, and under one it says so', () => {
  expect([0, 0.4, 0.99, 1, 12.4, 299.6].map((km) => plain(format.formatDistance(km)))).toEqual([
    'à moins de 1 km',
    'à moins de 1 km',
    'à moins de 1 km',
    'à 1 km',
    'à 12 km',
    'à 300 km',
  ])
})
