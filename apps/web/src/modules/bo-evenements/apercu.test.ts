// @vitest-environment jsdom
import { VALEURS_VIDES } from '@entrelles/contract/modules/evenements/evenement-form.ts'
import { expect, test } from 'vitest'
import { intervenantesDe, isEnLigneDe, lieuDe, placesDe, quandDe } from './apercu.ts'
import { saisieOf } from './saisie.ts'

const vide = saisieOf(VALEURS_VIDES)
const soir = { ...vide, date: '2026-12-08', heureDebut: '18:30', heureFin: '20:30' }

test('[P-2] a preview shows the hours of the event’s own zone', () => {
  expect(quandDe(soir)).toMatchObject({ dateHeureDebut: '2026-12-08T17:30:00.000Z' })
  expect(quandDe({ ...soir, fuseau: 'Pacific/Noumea' })).toMatchObject({
    dateHeureDebut: '2026-12-08T07:30:00.000Z',
    dateHeureFin: '2026-12-08T09:30:00.000Z',
  })
})

test('[F25] nothing is shown of a date that is not complete, nor of an hour that clocks skip', () => {
  expect(quandDe({ ...soir, heureFin: '' })).toBeUndefined()
  expect(quandDe({ ...soir, date: '2027-03-28', heureDebut: '02:30' })).toBeUndefined()
})

test('[R9-8] format and places as they stand', () => {
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

test('where, with its commune once that is known', () => {
  const moulin = { ...vide, location: 'En présentiel', adresse: '4 rue du Moulin' } as const
  expect(lieuDe(vide, undefined)).toBe('Lieu à définir')
  expect(lieuDe(moulin, undefined)).toBe('4 rue du Moulin')
  expect(lieuDe(moulin, 'Crest')).toBe('4 rue du Moulin, Crest')
  expect(lieuDe({ ...moulin, location: 'En ligne' }, 'Crest')).toBe('En ligne')
})

test('who speaks: those whose block is shown, then the records', () => {
  const saisie = {
    ...vide,
    intervenantPrenom: 'Awa',
    intervenantNom: 'Diallo',
    intervenants: [{ value: '1', label: 'hélène roussel' }],
  }
  expect(intervenantesDe(saisie)).toEqual(['hélène roussel'])
  expect(intervenantesDe({ ...saisie, avecIntervenant: true })).toEqual(['Awa Diallo', 'hélène roussel'])
})
