import type { ResultatNotations } from '@entrelles/contract/modules/notations/notations.schema.ts'
import { describe, expect, test } from 'vitest'
import { bilanOf, columnsOf, formatMoyenne, syntheseOf, tauxOf } from './resultats.ts'

const month = (periode: string, moyenne: number | null = 4): ResultatNotations => ({
  periode,
  notes: [0, 0, 0, 1, 0],
  nbSansReponse: 0,
  moyenne,
})

const OCTOBRE = { periode: '2026-10', notes: [1, 0, 0, 0, 3], nbSansReponse: 1, moyenne: 4 }
const JUIN = { periode: '2026-06', notes: [0, 4, 0, 0, 0], nbSansReponse: 2, moyenne: 2 }

test('the months add up, their average weighed by their answers; one month is counted alone', () => {
  expect(bilanOf([OCTOBRE, JUIN])).toEqual({
    notes: [1, 4, 0, 0, 3],
    nbReponses: 8,
    nbSansReponse: 3,
    moyenne: 3,
  })
  expect(bilanOf([OCTOBRE, JUIN], '2026-06')).toMatchObject({ nbReponses: 4, nbSansReponse: 2, moyenne: 2 })
  expect(bilanOf([OCTOBRE, JUIN], '2026-01')).toMatchObject({ nbReponses: 0, moyenne: null })
})

test('the rate of answers counts those who closed the banner', () => {
  expect(tauxOf(bilanOf([OCTOBRE]))).toBe(0.8)
  expect(tauxOf(bilanOf([]))).toBeNull()
})

describe('the columns of the chart', () => {
  const latestFirst = [8, 7, 6, 5, 4, 3, 2, 1].map((n) => month(`2026-0${n}`))
  const shown = (periode?: string) => columnsOf(latestFirst, periode).map((one) => one.periode.slice(-1))

  test('are the six latest months, oldest first', () => {
    expect(shown()).toEqual(['3', '4', '5', '6', '7', '8'])
    expect(shown('2026-03')).toEqual(['3', '4', '5', '6', '7', '8'])
  })

  test('end with a chosen month that is older', () => {
    expect(shown('2026-02')).toEqual(['1', '2'])
  })
})

test('the chart is said in one sentence; months without a score are left out', () => {
  expect(syntheseOf([month('2026-01', 3.75), month('2026-06', null), month('2026-10', 4.31)])).toBe(
    'De janvier 2026 à octobre 2026, la note moyenne passe de 3,8 à 4,3 sur 5.',
  )
  expect(syntheseOf([month('2026-10', 4)])).toBe('En octobre 2026, la note moyenne est de 4,0 sur 5.')
  expect(syntheseOf([month('2026-10', null)])).toBe('Aucune note sur ces périodes.')
})

test('an average has one decimal, or a dash', () => {
  expect([4.25, 4, null].map(formatMoyenne)).toEqual(['4,3', '4,0', '–'])
})
