import { expect, test } from 'vitest'
import { statutOf } from './adhesions.public.ts'

const YEAR = {
  debut: '2025-11-15',
  fin: '2026-11-14',
  annuleeLe: null,
  etatPaiement: 'paye',
  payeJusquau: '2026-11-14',
} as const

test.each([
  ['2025-11-14', {}, 'a_venir'],
  ['2025-11-15', {}, 'active'],
  ['2026-11-14', {}, 'active'],
  ['2026-11-15', {}, 'grace'],
  ['2026-12-14', {}, 'grace'],
  ['2026-12-15', {}, 'expiree'],
  ['2026-11-15', { payeJusquau: '2027-11-14' }, 'expiree'],
  ['2026-11-01', { annuleeLe: '2026-10-01T09:00:00Z' }, 'annulee'],
  ['2026-11-01', { etatPaiement: 'rembourse' }, 'remboursee'],
  ['2026-11-01', { etatPaiement: 'conteste' }, 'contestee'],
] as const)('[P-7] on %s, a year with %j: %s', (today, fields, statut) => {
  expect(statutOf({ ...YEAR, ...fields }, today, 30)).toBe(statut)
})
