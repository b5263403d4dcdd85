import { territoireForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { DetailTerritoireBo } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { expect, test } from 'vitest'
import { NOUVELLE, valeursOf } from './antenne-form.ts'

const cornouaille = {
  id: '019a0000-0000-7000-8000-000000000001',
  nom: 'Cornouaille',
  region: 'Bretagne',
  departements: ['29'],
  communes: [{ id: '29046', nom: 'Douarnenez', departement: '29' }],
  statut: 'en_pause',
  dateOuverture: null,
  description: null,
  image: { nom: 'a.webp', texteAlternatif: 'Un phare' },
  emailContact: null,
  facebook: 'https://www.facebook.com/cornouaille',
  instagram: null,
  linkedin: null,
} as unknown as DetailTerritoireBo

test('[R2.1-22] an unchanged form sends the saved values of the branch', () => {
  expect(territoireForm.parse(valeursOf(cornouaille))).toEqual({
    nom: 'Cornouaille',
    region: 'Bretagne',
    departements: ['29'],
    communes: ['29046'],
    statut: 'en_pause',
    dateOuverture: null,
    description: null,
    imageAlt: 'Un phare',
    emailContact: null,
    facebook: 'https://www.facebook.com/cornouaille',
    instagram: null,
    linkedin: null,
  })
})

test('the form of a closed branch is « ouverte »; the form of a new branch only lacks its name and its region', () => {
  expect(valeursOf({ ...cornouaille, statut: 'fermee' }).statut).toBe('ouverte')
  const { error } = territoireForm.safeParse(NOUVELLE)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['nom', 'region'])
})
