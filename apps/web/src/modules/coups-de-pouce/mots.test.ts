import { describe, expect, test } from 'vitest'
import { dansOf, jourPasse, lieuOf, momentPasse, momentPeriodeOf, periodeOf, trouvesOf } from './mots.ts'
import { demandeDe } from './test-demande.ts'

const TODAY = '2026-11-14'
const BEAUVAIS = demandeDe().ville

describe('[M1] when help is wanted, in words', () => {
  test('a period, within a month, over two, or one day', () => {
    expect(periodeOf({ debut: '2026-12-04', fin: '2026-12-06' })).toBe('Du 4 au 6\u00a0décembre')
    expect(periodeOf({ debut: '2026-12-01', fin: '2026-12-06' })).toBe('Du 1er au 6\u00a0décembre')
    expect(periodeOf({ debut: '2026-11-30', fin: '2026-12-02' })).toBe(
      'Du 30\u00a0novembre au 2\u00a0décembre',
    )
    expect(periodeOf({ debut: '2026-12-04', fin: '2026-12-04' })).toBe('Le 4\u00a0décembre')
  })

  test('how far it is', () => {
    expect(dansOf('2026-12-04', TODAY)).toBe('dans 20\u00a0jours')
    expect([dansOf(TODAY, TODAY), dansOf('2026-11-15', TODAY), dansOf('2026-11-13', TODAY)]).toEqual([
      'aujourd’hui',
      'demain',
      undefined,
    ])
    expect(momentPeriodeOf({ debut: '2026-11-13', fin: '2026-11-16' }, TODAY)).toBe('en ce moment')
    expect(momentPeriodeOf({ debut: '2026-11-10', fin: '2026-11-13' }, TODAY)).toBe('c’est passé')
    expect(momentPeriodeOf({ debut: '2026-12-04', fin: '2026-12-06' }, TODAY)).toBe('dans 20\u00a0jours')
  })
})

test('[M1] where help is wanted, in words', () => {
  const lieu = (mode: 'a_distance' | 'sur_place' | 'indifferent', rayonKm: number | null, ville = BEAUVAIS) =>
    lieuOf({ mode, rayonKm, ville })
  expect(lieu('sur_place', 40)).toEqual({ titre: 'Beauvais', suite: 'et 40\u00a0km autour' })
  expect(lieu('sur_place', null)).toEqual({ titre: 'Beauvais', suite: '' })
  expect(lieu('indifferent', 40)).toEqual({
    titre: 'Beauvais',
    suite: 'et 40\u00a0km autour, ou à distance',
  })
  expect(lieu('indifferent', null, null)).toEqual({ titre: 'Sur place ou à distance', suite: '' })
  expect(lieu('a_distance', null, null)).toEqual({ titre: 'À distance', suite: 'visio ou téléphone' })
  const pres = { mode: 'sur_place', rayonKm: 40, ville: BEAUVAIS } as const
  expect(lieuOf({ ...pres, distanceKilometre: 18 }).suite).toBe(
    'et 40\u00a0km autour, à 18\u00a0km de chez toi',
  )
  expect(lieuOf({ ...pres, distanceKilometre: 0 }).suite).toBe('et 40\u00a0km autour')
})

test('[M1] how long ago, in a card and after a verb', () => {
  const now = new Date('2026-11-14T10:00:00.000Z')
  const [hier, lundi, avant] = [
    '2026-11-13T08:12:00.000Z',
    '2026-11-09T08:00:00.000Z',
    '2026-11-05T08:00:00.000Z',
  ]
  expect([hier, lundi, avant].map((at) => jourPasse(at, now))).toEqual(['hier', 'lundi', '5\u00a0novembre'])
  expect([hier, lundi, avant].map((at) => momentPasse(at, now))).toEqual([
    'hier à 9\u00a0h\u00a012',
    'lundi',
    'le 5\u00a0novembre',
  ])
})

test('[C2] what was found while a title is typed is counted', () => {
  expect(trouvesOf({ demandes: 3, questions: 2, ressources: 2 })).toBe(
    '3 demandes, 2 réponses de la FAQ, 2 ressources',
  )
  expect(trouvesOf({ demandes: 1, questions: 0, ressources: 0 })).toBe('1 demande')
  expect(trouvesOf({ demandes: 0, questions: 1, ressources: 1 })).toBe('1 réponse de la FAQ, 1 ressource')
  expect(trouvesOf({ demandes: 0, questions: 0, ressources: 0 })).toBe('')
})
