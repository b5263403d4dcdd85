import { expect, test } from 'vitest'
import { INTROUVABLE, reponseForm, SANS_PAIEMENT } from './reponse-form.ts'

const id = '019a0000-0000-7000-8000-000000000001'

test.each([
  [INTROUVABLE, { acceptee: false }],
  [SANS_PAIEMENT, { acceptee: true }],
  [id, { acceptee: true, paiementId: id }],
])('the choice %j gives %j', (issue, expected) => {
  expect(reponseForm.parse({ issue, message: ' Le voilà. ' })).toEqual({ ...expected, message: 'Le voilà.' })
})

test.each([
  ['', 'Le voilà.', 'issue'],
  ['autre', 'Le voilà.', 'issue'],
  [INTROUVABLE, ' ', 'message'],
])('the choice %j with the message %j is refused', (issue, message, champ) => {
  const { error } = reponseForm.safeParse({ issue, message })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([champ])
})
