import { describe, expect, test } from 'vitest'
import { echeanceOf, fermeturePhrase, pourQuandOf } from './pour-quand.ts'

const SAMEDI = '2026-11-14'

describe('[M1] the last day of a request follows « Pour quand ? »', () => {
  test('this week is its Sunday and urgent, this month its last day', () => {
    expect(echeanceOf('semaine', '2026-11-16')).toEqual({ dateLimite: '2026-11-22', urgence: 'urgente' })
    expect(echeanceOf('mois', SAMEDI)).toEqual({ dateLimite: '2026-11-30', urgence: 'normale' })
    expect(echeanceOf('mois', '2028-02-10')).toEqual({ dateLimite: '2028-02-29', urgence: 'normale' })
  })

  test('without urgency the server gives the usual last day', () => {
    expect(echeanceOf('sans_urgence', SAMEDI)).toEqual({ dateLimite: '', urgence: 'normale' })
  })

  test('a week or a month that ends at once gets a whole one', () => {
    expect(echeanceOf('semaine', '2026-11-19').dateLimite).toBe('2026-11-22')
    for (const [today, day] of [
      ['2026-11-20', '2026-11-27'],
      ['2026-11-21', '2026-11-28'],
      ['2026-11-22', '2026-11-29'],
    ] as const)
      expect(echeanceOf('semaine', today).dateLimite).toBe(day)
    expect(echeanceOf('mois', '2026-11-23').dateLimite).toBe('2026-11-30')
    expect(echeanceOf('mois', '2026-11-24').dateLimite).toBe('2026-12-24')
    expect(echeanceOf('mois', '2026-12-31').dateLimite).toBe('2027-01-30')
  })

  test('the nights when the clock changes shift no day', () => {
    expect(echeanceOf('semaine', '2026-10-20').dateLimite).toBe('2026-10-25')
    expect(echeanceOf('semaine', '2027-03-23').dateLimite).toBe('2027-03-28')
    expect(echeanceOf('mois', '2026-10-25').dateLimite).toBe('2026-11-24')
  })
})

describe('[M1] the choice is found again from the last day', () => {
  test('whichever it was', () => {
    for (const quand of ['semaine', 'mois', 'sans_urgence'] as const)
      expect(pourQuandOf(echeanceOf(quand, SAMEDI), SAMEDI)).toBe(quand)
  })

  test('another day, or the same one with another urgency, is none of them', () => {
    expect(pourQuandOf({ dateLimite: '2026-12-12', urgence: 'normale' }, SAMEDI)).toBeUndefined()
    expect(pourQuandOf({ dateLimite: '2026-11-30', urgence: 'urgente' }, SAMEDI)).toBeUndefined()
  })
})

test('[M1] the form says when the request closes', () => {
  expect(fermeturePhrase('La demande', echeanceOf('mois', SAMEDI), SAMEDI)).toBe(
    'La demande se ferme seule le lundi 30\u00a0novembre au soir. Tu pourras la prolonger.',
  )
  expect(fermeturePhrase('L’offre', echeanceOf('sans_urgence', SAMEDI), SAMEDI)).toBe(
    'L’offre se ferme seule le mercredi 13\u00a0janvier au soir. Tu pourras la prolonger.',
  )
})
