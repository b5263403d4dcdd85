// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { formatRappels, formatRebond, formatRelance, libelleOf, nomEtapeOf } from './mots.ts'

test('automatic reminders, and the author of a manual one', () => {
  const prochain = { echeance: 'J-7', date: '2026-11-26' } as const
  const dernier = { echeance: 'J-30', date: '2026-11-03' } as const
  expect(formatRappels({ prochain, dernier })).toBe(
    'Relance prévue le 26\u00a0novembre (J−7), dernière envoyée le 3\u00a0novembre (J−30).',
  )
  expect(formatRappels({ prochain: null, dernier })).toBe('Dernière envoyée le 3\u00a0novembre (J−30).')
  expect(formatRappels({ prochain: null, dernier: null })).toBe('')
  expect(formatRelance({ relances: [] })).toBe('')
  const relance = { type: 'adhesion', date: '2026-11-12T10:00:00Z' } as const
  expect(formatRelance({ relances: [{ ...relance, par: 'Maëlle' }] })).toBe(
    'Relancée à la main le 12/11/2026 par Maëlle.',
  )
  expect(formatRelance({ relances: [{ ...relance, par: null }] })).toBe('Relancée à la main le 12/11/2026.')
})

test('since when and why her address is no longer written to', () => {
  const le = '2026-11-12T10:00:00.000Z'
  expect(formatRebond({ nature: 'definitif', motif: '550 boîte inconnue', le })).toBe(
    'Nous ne lui écrivons plus depuis le 12/11/2026\u00a0: son serveur refuse cette adresse (550 boîte inconnue).',
  )
  expect(formatRebond({ nature: 'plainte', motif: null, le })).toBe(
    'Nous ne lui écrivons plus depuis le 12/11/2026\u00a0: elle a signalé un de nos e-mails comme indésirable.',
  )
})

test('label of each filter chip', () => {
  const filtres = { territoire: 'a', role: 'coordinatrice', finAvant: '2026-12-31' } as never
  expect(libelleOf('territoire', filtres, [{ id: 'a', nom: 'Béarn' }])).toBe('Béarn')
  expect(libelleOf('territoire', filtres, [])).toBe('Antenne')
  expect(libelleOf('role', filtres, [])).toBe('Coordinatrices')
  expect(libelleOf('finAvant', filtres, [])).toBe('Fin avant le 31/12/2026')
})

test('names of the registration steps', () => {
  expect(nomEtapeOf('inachevee')).toBe('Toutes')
  expect(nomEtapeOf('etape_deux')).toBe('Identité')
  expect(nomEtapeOf('etape_six')).toBe('Attentes')
})
