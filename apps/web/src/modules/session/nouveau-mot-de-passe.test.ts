import { violationsOf } from '@entrelles/contract/kit/errors.ts'
import { expect, test } from 'vitest'
import { nouveauMotDePasseForm } from './nouveau-mot-de-passe.ts'

const INVALID = 'Erreur : Veuillez entrer un mot de passe valide.'
const TROP_LONG = 'Ce champ doit comporter au maximum 1024 caractères.'
const DIFFERENT = 'Erreur : Les mots de passe ne sont pas identiques.'

test.each([
  ['Garrigue07!', 'Garrigue07!', []],
  ['Garrigue07!', 'Garrigue07?', [['confirmation', DIFFERENT]]],
  ['Garrigue07!', '', [['confirmation', DIFFERENT]]],
  ['garrigue', 'garrigue', [['motDePasse', INVALID]]],
  ['', '', [['motDePasse', INVALID]]],
  ['Aa1!'.repeat(257), 'Aa1!'.repeat(257), [['motDePasse', TROP_LONG]]],
  [
    'garrigue',
    'autre',
    [
      ['motDePasse', INVALID],
      ['confirmation', DIFFERENT],
    ],
  ],
])('[R5-6] « %s » then « %s »', (motDePasse, confirmation, expected) => {
  const { error } = nouveauMotDePasseForm.safeParse({ motDePasse, confirmation })
  expect(violationsOf(error?.issues ?? []).map(({ champ, message }) => [champ, message])).toEqual(expected)
})
