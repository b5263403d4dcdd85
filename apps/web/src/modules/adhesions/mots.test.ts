import {
  ORIGINES_ADHESION,
  STATUTS_ADHESION,
  type Adhesion,
} from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { expect, test } from 'vitest'
import { faitsOf, hasAttestation } from './mots.ts'

const annee = (fields: Partial<Adhesion>) =>
  faitsOf({ tarif: 'plein', montant: 8000, origine: 'en_ligne', ...fields } as Adhesion)

test('[R9-1] a membership shows its rate, its price and its means of payment', () => {
  expect(annee({})).toBe('Tarif plein, 80\u00a0€, payée en ligne')
  expect(annee({ tarif: 'reduit', montant: 4000, origine: 'cheque' })).toBe(
    'Tarif réduit, 40\u00a0€, payée par chèque',
  )
  expect(annee({ tarif: 'coordinatrice', montant: 6000, origine: 'virement' })).toBe(
    'Tarif coordinatrice, 60\u00a0€, payée par virement',
  )
  for (const origine of ORIGINES_ADHESION) expect(annee({ origine })).not.toContain('undefined')
})

test('[R9-1] an offered membership shows no price', () => {
  expect(annee({ tarif: 'coordinatrice', montant: 6000, origine: 'offerte' })).toBe(
    'Tarif coordinatrice, offerte',
  )
})

test('a cancelled or refunded membership has no certificate', () => {
  const without = STATUTS_ADHESION.filter((statut) => !hasAttestation({ statut } as Adhesion))
  expect(without).toEqual(['annulee', 'remboursee'])
})
