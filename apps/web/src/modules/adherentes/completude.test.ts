import { PORTEES_INITIALES } from '@entrelles/contract/modules/adherentes/portees.ts'
import { expect, test } from 'vitest'
import { completudeOf } from './completude.ts'
import type { ProfilValues } from './edition.ts'

const empty: ProfilValues = {
  version: 1,
  photoId: undefined,
  profession: '',
  nomEntreprise: '',
  presentation: ' ',
  telephone: '',
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
const UNE = '019a0000-0000-7000-8000-0000000000aa'

test('an empty profile is 0 % complete, a full one 100 %', () => {
  expect(completudeOf(empty, false).pourcent).toBe(0)
  const full = {
    ...empty,
    profession: 'Apicultrice',
    presentation: 'Du miel.',
    competences: [UNE],
    recherches: [UNE],
    site: 'https://miel.example',
  }
  expect(completudeOf(full, true).pourcent).toBe(100)
  expect(completudeOf(full, false).pourcent).toBe(80)
})

test('a profession without a presentation is not a completed step; completed steps come first', () => {
  const { pourcent, nbFaites, etapes } = completudeOf(
    { ...empty, profession: 'Apicultrice', recherches: [UNE] },
    false,
  )
  expect([pourcent, nbFaites]).toEqual([20, 1])
  expect(etapes[0]?.titre).toBe('Ce que tu cherches')
  expect(etapes.slice(1).every(({ faite }) => !faite)).toBe(true)
})

test('an uploaded photo counts before it is saved; a removed one does not', () => {
  expect(completudeOf({ ...empty, photoId: UNE }, false).pourcent).toBe(20)
  expect(completudeOf({ ...empty, photoId: null }, true).pourcent).toBe(0)
})
