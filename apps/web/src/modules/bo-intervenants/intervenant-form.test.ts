import { intervenantForm } from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import { expect, test } from 'vitest'
import { LIBELLES, NOUVELLE, valeursOf } from './intervenant-form.ts'
import { aFiche } from './test-fiche.ts'

test('a record converts to form values and back without loss', () => {
  const fiche = aFiche({})
  const { thematiques, territoires, adherenteId, ...rest } = intervenantForm.parse(valeursOf(fiche))
  expect(fiche).toMatchObject(rest)
  expect(thematiques).toEqual(fiche.thematiques.map(({ id }) => id))
  expect(territoires).toEqual(fiche.territoires.map(({ id }) => id))
  expect(adherenteId).toBe(fiche.adherente?.id)
})

test('the photo is sent only when it is changed', () => {
  expect(intervenantForm.parse(valeursOf(aFiche({})))).not.toHaveProperty('photoId')
})

test('a new record requires only the first and last names', () => {
  const refused = intervenantForm.safeParse(NOUVELLE).error?.issues.map(({ path }) => path[0])
  expect(refused).toEqual(['prenom', 'nom'])
  expect(intervenantForm.safeParse({ ...NOUVELLE, prenom: 'Awa', nom: 'Diallo' }).success).toBe(true)
})

test('every field has a label', () => {
  expect(Object.keys(LIBELLES).toSorted()).toEqual(Object.keys(intervenantForm.shape).toSorted())
})
