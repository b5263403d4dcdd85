import { violationsOf } from '@entrelles/contract/kit/errors.ts'
import { expect, test } from 'vitest'
import { motDePasseForm } from './mot-de-passe-form.ts'

const OBLIGATOIRE = 'Ce champ est obligatoire.'
const INVALID = 'Erreur : Veuillez entrer un mot de passe valide.'
const TROP_LONG = 'Ce champ doit comporter au maximum 1024 caractères.'
const DIFFERENT = 'Erreur : Les mots de passe ne sont pas identiques.'

test.each([
  [['Demo-2026!', 'Garrigue07!', 'Garrigue07!'], {}],
  [['faible', 'Garrigue07!', 'Garrigue07!'], {}],
  [['', 'Garrigue07!', 'Garrigue07!'], { password: OBLIGATOIRE }],
  [['Demo-2026!', 'Garrigue07!', 'Garrigue07?'], { confirmation: DIFFERENT }],
  [['Demo-2026!', 'Garrigue07!', ''], { confirmation: DIFFERENT }],
  [['Demo-2026!', 'garrigue', 'garrigue'], { newPassword: INVALID }],
  [['Demo-2026!', 'Aa1!'.repeat(257), 'Aa1!'.repeat(257)], { newPassword: TROP_LONG }],
  [['', '', ''], { password: OBLIGATOIRE, newPassword: INVALID }],
  [['Demo-2026!', 'garrigue', 'autre'], { newPassword: INVALID, confirmation: DIFFERENT }],
])('[R5-6] %j', ([password, newPassword, confirmation], expected) => {
  const { error } = motDePasseForm.safeParse({ password, newPassword, confirmation })
  const violations = violationsOf(error?.issues ?? []).map(({ champ, message }) => [champ, message])
  expect(Object.fromEntries(violations)).toEqual(expected)
})
