import { PORTEES_INITIALES } from '@entrelles/contract/modules/adherentes/portees.ts'
import { expect, test } from 'vitest'
import { modificationsPhrase, nbModificationsOf, partageOf, type ProfilValues } from './edition.ts'

const values: ProfilValues = {
  version: 1,
  photoId: undefined,
  profession: 'Tourneuse sur bois',
  nomEntreprise: '',
  presentation: '',
  telephone: '06 39 98 00 12',
  secteurId: null,
  competences: [],
  recherches: [],
  site: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  sollicitable: true,
  surLaCarte: true,
  portees: PORTEES_INITIALES,
}

test('each changed field counts, each changed visibility counts, and a restored value does not', () => {
  expect(nbModificationsOf(values, values)).toBe(0)
  const changed: ProfilValues = {
    ...values,
    profession: 'Tourneuse',
    competences: ['019a0000-0000-7000-8000-0000000000aa'],
    portees: { ...values.portees, profession: 'antenne' },
  }
  expect(nbModificationsOf(values, changed)).toBe(3)
  expect(nbModificationsOf(values, { ...changed, profession: 'Tourneuse sur bois' })).toBe(2)
  expect([0, 1, 3].map(modificationsPhrase)).toEqual([
    'Aucune modification en cours',
    '1 modification non enregistrée',
    '3 modifications non enregistrées',
  ])
})

test('a visibility of « antenne » hides a field from the network but not from the branch, « personne » from both', () => {
  const portees = { ...PORTEES_INITIALES, profession: 'antenne' } as const
  const remplis = ['profession', 'site', 'telephone'] as const
  expect(partageOf(remplis, portees, 'reseau')).toEqual({ vus: ['Site'], masques: ['Métier', 'Téléphone'] })
  expect(partageOf(remplis, portees, 'antenne')).toEqual({ vus: ['Métier', 'Site'], masques: ['Téléphone'] })
  expect(partageOf(remplis, portees, 'coordinatrice').masques).toEqual(['Téléphone'])
})
