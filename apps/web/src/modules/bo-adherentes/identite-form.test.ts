import { expect, test } from 'vitest'
import { identiteForm } from './identite-form.ts'

const valeurs = { prenom: 'Samira', nom: 'Haddad', codePostal: '', villeId: '07186' }

test('[R5-10] the postal code only lists communes: it is not sent', () => {
  expect(identiteForm.parse(valeurs)).toEqual({ prenom: 'Samira', nom: 'Haddad', villeId: '07186' })
})

test.each([
  [{ villeId: '' }, 'villeId'],
  [{ prenom: '' }, 'prenom'],
  [{ nom: 'Samira' }, 'nom'],
])('%j is refused on its field', (fields, champ) => {
  const { error } = identiteForm.safeParse({ ...valeurs, ...fields })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([champ])
})
