import { expect, test } from 'vitest'
import { statutOf } from './statut.ts'

const mienne = (statut: 'inscrite' | 'en_attente' | 'proposee') => ({
  statut,
  rang: null,
  offreExpireLe: null,
})

test('[R7-9] a day says what each event is to her: filled when it holds a place or a turn, else an outline', () => {
  expect(statutOf({ monInscription: mienne('inscrite'), isAnnule: false }).mots).toBe('inscrite')
  expect(statutOf({ monInscription: mienne('en_attente'), isAnnule: false }).mots).toBe('en liste d’attente')
  expect(statutOf({ monInscription: mienne('proposee'), isAnnule: false }).mots).toBe('place proposée')
  expect(statutOf({ monInscription: null, isAnnule: false })).toMatchObject({
    mots: 'en favori',
    isFavori: true,
  })
})

test('[R4-11] a cancelled one says so, whatever it was to her', () => {
  expect(statutOf({ monInscription: mienne('inscrite'), isAnnule: true }).mots).toBe('annulé')
})
