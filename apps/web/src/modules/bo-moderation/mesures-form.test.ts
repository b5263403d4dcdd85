import {
  JUSQUAU_MANQUANT,
  PORTEE_MANQUANTE,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import { expect, test } from 'vitest'
import { champOf, MESURE_A_CHOISIR, MESURES_VIDES, mesuresForm } from './mesures-form.ts'

const motif = 'Ce commentaire attaque une membre pour son origine.'

test('[M11] [P-9] several measures of one form are as many decisions, in the order of the contract', () => {
  const { decisions } = mesuresForm.parse({
    ...MESURES_VIDES,
    actions: ['suspendre', 'masquer', 'restreindre'],
    motif: ` ${motif} `,
    portee: 'message',
    jusquauRestriction: '2026-12-01',
    jusquauSuspension: '2026-12-24',
  })
  expect(decisions).toEqual([
    { action: 'masquer', motif, portee: null, jusquau: null },
    { action: 'restreindre', motif, portee: 'message', jusquau: '2026-12-01' },
    { action: 'suspendre', motif, portee: null, jusquau: '2026-12-24' },
  ])
})

test('[M11] days of measures that are not chosen are not sent', () => {
  const { decisions } = mesuresForm.parse({
    ...MESURES_VIDES,
    actions: ['avertir'],
    motif,
    portee: 'message',
    jusquauRestriction: '2026-12-01',
  })
  expect(decisions).toEqual([{ action: 'avertir', motif, portee: null, jusquau: null }])
})

const refusals = (fields: object) =>
  mesuresForm
    .safeParse({ ...MESURES_VIDES, motif, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message])

test('[M11] a measure with an end asks for it, beside its own field', () => {
  expect(refusals({ actions: ['restreindre', 'suspendre'] })).toEqual([
    ['portee', PORTEE_MANQUANTE],
    ['jusquauRestriction', JUSQUAU_MANQUANT],
    ['jusquauSuspension', JUSQUAU_MANQUANT],
  ])
  expect(refusals({ actions: ['suspendre'], jusquauSuspension: 'demain' })?.[0]?.[0]).toBe(
    'jusquauSuspension',
  )
})

test('[M11] without a measure or a reason, both are asked for', () => {
  const issues = refusals({ actions: [], motif: 'Non' })
  expect(issues?.map(([champ]) => champ)).toEqual(['actions', 'motif'])
  expect(issues?.[0]?.[1]).toBe(MESURE_A_CHOISIR)
})

test('[M11] a refusal of the server is shown at the field of its measure', () => {
  expect(champOf('suspendre', 'jusquau')).toBe('jusquauSuspension')
  expect(champOf('restreindre', 'jusquau')).toBe('jusquauRestriction')
  expect(champOf('restreindre', 'motif')).toBe('motif')
})
