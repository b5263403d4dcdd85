import { expect, test } from 'vitest'
import { nomFichierEvenement } from './fichiers.ts'

const atelier = {
  titre: 'Atelier poterie',
  dateHeureDebut: '2026-11-20T17:30:00.000Z',
  fuseau: 'Europe/Paris',
} as const

test('[P-12] a file of an event has its title and its day', () => {
  expect(nomFichierEvenement('inscrites', atelier, 'csv')).toBe('inscrites-atelier-poterie-2026-11-20.csv')
  expect(nomFichierEvenement('emargement', { ...atelier, titre: '…' }, 'pdf')).toBe(
    'emargement-2026-11-20.pdf',
  )
})

test('[P-2] the day is that of the event, and a draft without a date has none', () => {
  const tard = { ...atelier, dateHeureDebut: '2026-11-20T20:30:00.000Z', fuseau: 'Indian/Reunion' } as const
  expect(nomFichierEvenement('inscrites', tard, 'csv')).toBe('inscrites-atelier-poterie-2026-11-21.csv')
  expect(nomFichierEvenement('inscrites', { ...atelier, dateHeureDebut: null }, 'csv')).toBe(
    'inscrites-atelier-poterie.csv',
  )
})
