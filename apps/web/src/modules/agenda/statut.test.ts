import { expect, test } from 'vitest'
import { statutOf } from './statut.ts'

const mienne = (statut: 'inscrite' | 'en_attente' | 'proposee') => ({
  statut,
  rang: null,
  offreExpireLe: null,
})

test('[R7-9] statutOf gives the status of the member for an event; without a registration it is a favourite', () => {
  expect(statutOf({ monInscription: mienne('inscrite'), isAnnule: false }).mots).toBe('inscrite')
  expect(statutOf({ monInscription: mienne('en_attente'), isAnnule: false }).mots).toBe('en liste d’attente')
  expect(statutOf({ monInscription: mienne('proposee'), isAnnule: false }).mots).toBe('place proposée')
  expect(statutOf({ monInscription: null, isAnnule: false })).toMatchObject({
    mots: 'en favori',
    isFavori: true,
  })
})

test('[R4-11] a cancelled event is « annulé », whatever the status of the member', () => {
  expect(statutOf({ monInscription: mienne('inscrite'), isAnnule: true }).mots).toBe('annulé')
})
