import { describe, expect, test } from 'vitest'
import { lieuOf, momentOf, quandOf } from './quand-et-ou.ts'

const NBSP = '\u00a0'
const spaced = (text: string) => text.replaceAll(' h', `${NBSP}h`).replaceAll(/h (\d)/g, `h${NBSP}$1`)

describe("[P-2] [F25] dates in the event's time zone", () => {
  test.each([
    [
      'an evening',
      '2026-11-19T17:30Z',
      '2026-11-19T19:00Z',
      'Europe/Paris',
      'jeudi 19\u00a0novembre 2026, de 18 h 30 à 20 h',
    ],
    [
      'the first of a month',
      '2026-12-01T08:05Z',
      '2026-12-01T09:00Z',
      'Europe/Paris',
      'mardi 1er\u00a0décembre 2026, de 9 h 05 à 10 h',
    ],
    [
      'the night when summer time begins',
      '2026-03-29T00:30Z',
      '2026-03-29T01:30Z',
      'Europe/Paris',
      'dimanche 29\u00a0mars 2026, de 1 h 30 à 3 h 30',
    ],
    [
      'the night when it ends',
      '2026-10-24T23:30Z',
      '2026-10-25T02:00Z',
      'Europe/Paris',
      'dimanche 25\u00a0octobre 2026, de 1 h 30 à 3 h',
    ],
    [
      'two days',
      '2026-11-21T08:00Z',
      '2026-11-22T16:00Z',
      'Europe/Paris',
      'du samedi 21\u00a0novembre 2026 à 9 h au dimanche 22\u00a0novembre 2026 à 17 h',
    ],
    [
      'La Réunion',
      '2026-07-02T14:00Z',
      '2026-07-02T16:00Z',
      'Indian/Reunion',
      'jeudi 2\u00a0juillet 2026, de 18 h à 20 h (heure de La Réunion)',
    ],
    [
      'Nouméa, where it is another day',
      '2026-07-02T14:00Z',
      '2026-07-02T16:00Z',
      'Pacific/Noumea',
      'vendredi 3\u00a0juillet 2026, de 1 h à 3 h (heure de la Nouvelle-Calédonie)',
    ],
  ] as const)('%s', (_case, debut, fin, fuseau, expected) => {
    expect(quandOf({ debut, fin, fuseau })).toBe(spaced(expected))
  })

  test('the deadline of an offer has its full date and time', () => {
    expect(momentOf('2026-11-16T07:03:00Z', 'Europe/Paris')).toBe(
      spaced('lundi 16\u00a0novembre 2026 à 8 h 03'),
    )
  })
})

test.each([
  ['on line', { enLigne: true, adresse: null, codePostal: null, ville: null }, 'En ligne'],
  [
    'somewhere',
    { enLigne: false, adresse: '16 quai du Steïr', codePostal: '29000', ville: 'Quimper' },
    '16 quai du Steïr, 29000 Quimper',
  ],
  ['a commune alone', { enLigne: false, adresse: null, codePostal: null, ville: 'Quimper' }, 'Quimper'],
])('the place of an event: %s', (_case, lieu, expected) => {
  expect(lieuOf(lieu)).toBe(expected)
})
