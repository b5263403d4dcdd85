import { violationsOf } from '@entrelles/contract/kit/errors.ts'
import { parametres } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { expect, test } from 'vitest'
import { envoiOf, profilForm, profilValuesOf } from './profil-form.ts'

const compte = parametres.parse({
  id: '019a0000-0000-7000-8000-000000000001',
  prenom: 'Maëlle',
  nom: 'Le Goff',
  email: 'maelle@entrelles.test',
  nouvelEmail: null,
  ville: { id: '29046', nom: 'Douarnenez', codePostal: '29100' },
  suppressionLe: null,
})
const valeurs = profilValuesOf(compte)

test.each([
  [{}, {}],
  [{ prenom: ' ' }, { prenom: 'Le champ "Prénom" est obligatoire.' }],
  [{ prenom: 'M4rie' }, { prenom: 'Le prénom ne doit pas comporter de chiffre.' }],
  [{ nom: '' }, { nom: 'Le champ "Nom" est obligatoire.' }],
  [{ nom: 'Test' }, { nom: "Le nom indiqué n'est pas accepté." }],
  [{ nom: ' maelle ' }, { nom: 'Le prénom et le nom ne doivent pas être identiques.' }],
  [{ ville: '' }, { ville: 'Sélectionne ta commune dans la liste.' }],
  [
    { codePostal: '', ville: '' },
    {
      codePostal: 'Le champ "Code postal" est obligatoire.',
      ville: "Indique d'abord un code postal valide.",
    },
  ],
  [
    { codePostal: '291', ville: '' },
    {
      codePostal: 'Le code postal doit contenir 5 chiffres.',
      ville: "Indique d'abord un code postal valide.",
    },
  ],
  [
    { codePostal: '29a00', ville: '' },
    {
      codePostal: 'Le code postal doit contenir 5 chiffres.',
      ville: 'Sélectionne ta commune dans la liste.',
    },
  ],
  [
    { prenom: '', nom: 'X', codePostal: '', ville: '' },
    {
      prenom: 'Le champ "Prénom" est obligatoire.',
      nom: 'Le nom doit comporter au minimum 2 caractères.',
      codePostal: 'Le champ "Code postal" est obligatoire.',
      ville: "Indique d'abord un code postal valide.",
    },
  ],
])('[R5-1] [R5-8] [R5-10] %j', (changes, expected) => {
  const { error } = profilForm.safeParse({ ...valeurs, ...changes })
  const violations = violationsOf(error?.issues ?? []).map(({ champ, message }) => [champ, message])
  expect(violations).toEqual(Object.entries(expected))
})

test('[R3-6] exactly id, prenom, nom and villeId are sent', () => {
  expect(envoiOf(compte.id, profilForm.parse({ ...valeurs, prenom: ' Maï ' }))).toEqual({
    id: compte.id,
    prenom: 'Maï',
    nom: 'Le Goff',
    villeId: '29046',
  })
})

test('an account without a last name or a commune has empty fields', () => {
  expect(profilValuesOf({ ...compte, nom: null, ville: null })).toEqual({
    prenom: 'Maëlle',
    nom: '',
    codePostal: '',
    ville: '',
  })
})
