import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  issueInscription,
  offreJusqua,
  placesAProposer,
  placesRestantes,
  rappelLe,
  type EtatEvenement,
} from './file.ts'
import { participationsErrors } from './participations.errors.ts'

const debut = new Date('2026-12-03T18:00:00Z')
const fin = new Date('2026-12-03T20:00:00Z')
const before = new Date('2026-11-20T10:00:00Z')
const during = new Date('2026-12-03T19:00:00Z')
const HOUR = 3_600_000

const of = (change: Partial<EtatEvenement> = {}): EtatEvenement => ({
  isAnnule: false,
  inscriptionType: 'Interne',
  debut,
  fin,
  nombrePlaces: 16,
  prises: 0,
  proposees: 0,
  enAttente: 0,
  ...change,
})

describe('[R8-12][P-4] result of a registration request', () => {
  test.each([
    ['a free seat', of({ prises: 15 }), before, 'inscrite'],
    ['no limit', of({ nombrePlaces: null, prises: 900 }), before, 'inscrite'],
    ['full', of({ prises: 16 }), before, 'en_attente'],
    ['full with what is offered', of({ prises: 15, proposees: 1 }), before, 'en_attente'],
    [
      'a seat is free and somebody waits: a newcomer does not overtake her',
      of({ prises: 15, enAttente: 1 }),
      before,
      'en_attente',
    ],
    ['started, a seat is free', of({ prises: 15 }), during, 'inscrite'],
    ['started and full: nobody is offered a seat any more', of({ prises: 16 }), during, 'complet'],
    ['started, and somebody still waited', of({ prises: 15, enAttente: 1 }), during, 'complet'],
    ['at its very start, full', of({ prises: 16 }), debut, 'complet'],
    ['cancelled', of({ isAnnule: true }), before, 'annule'],
    ['cancelled and over', of({ isAnnule: true }), fin, 'annule'],
    ['over', of(), fin, 'passe'],
    ['[R4-13] registered here', of({ inscriptionType: 'Interne' }), before, 'inscrite'],
    ['[R4-13] registered elsewhere', of({ inscriptionType: 'Externe' }), before, 'externe'],
    ['[R4-13] either way', of({ inscriptionType: 'Both' }), before, 'inscrite'],
  ] as const)('%s', (_case, e, now, expected) => {
    expect(issueInscription({ ...e, libres: placesRestantes(e) }, now)).toBe(expected)
  })

  test('each refusal has its own message', () => {
    const said = (['complet', 'deja_inscrite', 'annule', 'passe'] as const).map((code) => {
      const { status, message } = participationsErrors[code]()
      return [code, status, message]
    })
    expect(said).toEqual([
      ['complet', 409, 'Cet événement est complet.'],
      ['deja_inscrite', 409, 'Tu es déjà inscrite à cet événement.'],
      ['annule', 409, 'Cet événement est annulé.'],
      ['passe', 409, 'Cet événement est terminé.'],
    ])
    expect(participationsErrors.externe().status).toBe(409)
  })
})

describe('[P-4] duration of an offer', () => {
  test.each([
    ['well before: a day', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['a minute more than a day before: a day', '2026-12-02T17:59:00Z', '2026-12-03T17:59:00.000Z'],
    ['a day before: two hours', '2026-12-02T18:00:00Z', '2026-12-02T20:00:00.000Z'],
    ['that afternoon: two hours', '2026-12-03T12:00:00Z', '2026-12-03T14:00:00.000Z'],
    ['an hour before: until it starts', '2026-12-03T17:00:00Z', '2026-12-03T18:00:00.000Z'],
    ['at its start: none', '2026-12-03T18:00:00Z', undefined],
    ['after: none', '2026-12-03T18:30:00Z', undefined],
  ])('%s', (_case, now, expected) => {
    expect(offreJusqua(new Date(now), debut)?.toISOString()).toBe(expected)
  })

  test('an offer never ends after the start of the event', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60 * HOUR, max: 90 * 24 * HOUR }), (lead) => {
        const now = new Date(debut.getTime() - lead)
        const until = offreJusqua(now, debut)
        expect(lead <= 0 ? until === null : until !== null && until > now && until <= debut).toBe(true)
      }),
    )
  })
})

describe('[P-4] number of seats to offer', () => {
  test.each([
    ['one freed, four wait', of({ prises: 15, enAttente: 4 }), before, 1],
    ['none freed', of({ prises: 16, enAttente: 4 }), before, 0],
    ['offered already', of({ prises: 15, proposees: 1, enAttente: 4 }), before, 0],
    ['more seats than who waits', of({ prises: 2, enAttente: 4 }), before, 4],
    ['the limit is lifted', of({ nombrePlaces: null, prises: 16, enAttente: 4 }), before, 4],
    ['started', of({ prises: 15, enAttente: 4 }), debut, 0],
    ['cancelled', of({ prises: 15, enAttente: 4, isAnnule: true }), before, 0],
  ] as const)('%s', (_case, e, now, expected) => {
    expect(placesAProposer(e, now)).toBe(expected)
  })

  test('remaining seats are never negative, and null if unlimited', () => {
    expect(placesRestantes(of({ nombrePlaces: 3, prises: 5 }))).toBe(0)
    expect(placesRestantes(of({ nombrePlaces: null, prises: 5 }))).toBeNull()
  })
})

test('[P-3] the reminder is due one day before; a later registration has none', () => {
  expect(rappelLe(debut, before)?.toISOString()).toBe('2026-12-02T18:00:00.000Z')
  expect(rappelLe(debut, new Date('2026-12-02T18:00:00Z'))).toBeNull()
})
