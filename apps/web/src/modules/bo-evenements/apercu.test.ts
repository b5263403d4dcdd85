// @vitest-environment jsdom
import { VALEURS_VIDES } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { expect, test } from 'vitest'
import { intervenantesDe, isEnLigneDe, lieuDe, placesDe, quandDe } from './apercu.ts'
import { saisieOf } from './saisie.ts'

const vide = saisieOf(VALEURS_VIDES)
const soir = { ...vide, date: '2026-12-08', heureDebut: '18:30', heureFin: '20:30' }

test('[P-2] the preview uses the time zone of the event', () => {
  expect(quandDe(soir)).toMatchObject({ dateHeureDebut: '2026-12-08T17:30:00.000Z' })
  expect(quandDe({ ...soir, fuseau: 'Pacific/Noumea' })).toMatchObject({
    dateHeureDebut: '2026-12-08T07:30:00.000Z',
    dateHeureFin: '2026-12-08T09:30:00.000Z',
  })
})

test('[F25] an incomplete date, or an hour skipped by the clock change, gives no preview', () => {
  expect(quandDe({ ...soir, heureFin: '' })).toBeUndefined()
  expect(quandDe({ ...soir, date: '2027-03-28', heureDebut: '02:30' })).toBeUndefined()
})

test('[R9-8] format and places of the preview', () => {
  expect(isEnLigneDe(vide)).toBeNull()
  expect(isEnLigneDe({ ...vide, location: 'En ligne' })).toBe(true)
  expect(placesDe(vide)).toBe('Places à définir')
  expect(placesDe({ ...vide, limitParticipantes: 'Limité', nombreParticipantes: '20' })).toBe(
    '20 places restantes',
  )
  expect(placesDe({ ...vide, limitParticipantes: 'Limité', nombreParticipantes: 'vingt' })).toBe(
    'Places à définir',
  )
  expect(placesDe({ ...vide, limitParticipantes: 'Illimité' })).toBe('Illimité')
})

test('address of the preview, with the commune once it is known', () => {
  const moulin = { ...vide, location: 'En présentiel', adresse: '4 rue du Moulin' } as const
  expect(lieuDe(vide, undefined)).toBe('Lieu à définir')
  expect(lieuDe(moulin, undefined)).toBe('4 rue du Moulin')
  expect(lieuDe(moulin, 'Crest')).toBe('4 rue du Moulin, Crest')
  expect(lieuDe({ ...moulin, location: 'En ligne' }, 'Crest')).toBe('En ligne')
})

test('speakers of the preview: those of the open blocks, then the records', () => {
  const saisie = {
    ...vide,
    intervenantPrenom: 'Awa',
    intervenantNom: 'Diallo',
    intervenants: [{ value: '1', label: 'hélène roussel' }],
  }
  expect(intervenantesDe(saisie)).toEqual(['hélène roussel'])
  expect(intervenantesDe({ ...saisie, avecIntervenant: true })).toEqual(['Awa Diallo', 'hélène roussel'])
})
