// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { statutOf } from './statut.ts'

const mienne = (statut: 'inscrite' | 'en_attente' | 'proposee') => ({
  statut,
  rang: null,
  offreExpireLe: null,
})

const NOW = new Date('2026-11-20T09:00:00Z')
const statut = (change: Partial<Parameters<typeof statutOf>[0]>) =>
  statutOf(
    {
      monInscription: mienne('inscrite'),
      isAnnule: false,
      dateHeureFin: '2026-11-25T19:30:00.000Z',
      maPresence: null,
      ...change,
    },
    NOW,
  )

test('[R7-9] statutOf gives the status of the member for an event; without a registration it is a favourite', () => {
  expect(statut({}).mots).toBe('inscrite')
  expect(statut({ monInscription: mienne('en_attente') }).mots).toBe('en liste d’attente')
  expect(statut({ monInscription: mienne('proposee') }).mots).toBe('place proposée')
  expect(statut({ monInscription: null })).toMatchObject({ mots: 'en favori', isFavori: true })
})

test('[M13] a past event says whether she came, once it is recorded', () => {
  const dateHeureFin = '2026-11-19T19:30:00.000Z'
  expect(statut({ dateHeureFin, maPresence: 'presente' }).mots).toBe('présente')
  expect(statut({ dateHeureFin, maPresence: 'absente' }).mots).toBe('absente')
  expect(statut({ dateHeureFin }).mots).toBe('inscrite')
  // Checked in while the event goes on.
  expect(statut({ maPresence: 'presente' }).mots).toBe('inscrite')
})

test('[R4-11] a cancelled event is « annulé », whatever the status of the member', () => {
  expect(statut({ isAnnule: true, maPresence: 'presente' }).mots).toBe('annulé')
})
