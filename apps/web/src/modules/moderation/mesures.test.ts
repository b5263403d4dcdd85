import type { MaMesure } from '@entrelles/contract/modules/moderation/mesures.schema.ts'
import { expect, test } from 'vitest'
import { etatMesure, titreMesure } from './mesures.ts'

const NBSP = '\u00a0'
const now = new Date('2026-11-30T23:30:00Z')
const mesure = {
  action: 'restreindre',
  portee: 'publication',
  jusquau: '2026-12-01',
  levee: false,
  recours: null,
} as MaMesure
const recours = {
  motif: 'Je citais quelqu’un.',
  dateCreation: '2026-11-20T09:00:00.000Z',
  issue: null,
  reponse: null,
  dateReponse: null,
}

test.each([
  [{}, `Tu ne peux rien publier, jusqu’au 1er${NBSP}décembre 2026`],
  [{ portee: 'message' }, `Tu ne peux pas envoyer de message, jusqu’au 1er${NBSP}décembre 2026`],
  [{ action: 'masquer', portee: null, jusquau: null }, 'Contenu masqué'],
  [{ action: 'suspendre', portee: null }, `Compte suspendu, jusqu’au 1er${NBSP}décembre 2026`],
] as const)('[M11] the measure %j is described as « %s »', (fields, titre) => {
  expect(titreMesure({ ...mesure, ...fields })).toBe(titre)
})

test('[M11] a measure lasts until its last day in Paris, unless it is undone', () => {
  expect(etatMesure(mesure, now)?.nom).toBe('En vigueur')
  expect(etatMesure(mesure, new Date('2026-12-01T23:30:00Z'))?.nom).toBe('Terminée')
  expect(etatMesure({ ...mesure, levee: true }, now)?.nom).toBe('Annulée')
})

test('[M11] a warning has no state, unless it is contested', () => {
  const avertissement = { ...mesure, action: 'avertir', portee: null, jusquau: null } as const
  expect(etatMesure(avertissement, now)).toBeUndefined()
  expect(etatMesure({ ...avertissement, recours }, now)?.nom).toBe('Recours en cours')
})

test('[M11] an appeal is said until it is answered, then what it has changed', () => {
  expect(etatMesure({ ...mesure, recours }, now)?.nom).toBe('Recours en cours')
  expect(etatMesure({ ...mesure, recours: { ...recours, issue: 'maintenue' } }, now)?.nom).toBe('Maintenue')
  expect(etatMesure({ ...mesure, levee: true, recours: { ...recours, issue: 'revue' } }, now)?.nom).toBe(
    'Annulée',
  )
})
