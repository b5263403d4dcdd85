import { expect, test } from 'vitest'
import { violationsOf } from '#kit/errors.ts'
import { notationForm, notationUpdate, notationEntiere } from './notations.schema.ts'

const violations = (schema: typeof notationForm | typeof notationUpdate, given: unknown) => {
  const parsed = schema.safeParse(given)
  return parsed.success ? [] : violationsOf(parsed.error.issues)
}

test('[R3-10] [R9-2] a score is a whole number from 1 to 5', () => {
  for (const note of [1, 2, 3, 4, 5]) expect(violations(notationForm, { note })).toEqual([])
  for (const note of [0, 6, 4.5, '4', null])
    expect(violations(notationForm, { note })).toEqual([
      { champ: 'note', message: note === null ? 'Ce champ est obligatoire.' : 'Ce champ est invalide.' },
    ])
})

test('[R5-14] a comment is optional and has at most 255 characters, spaces around it aside', () => {
  const text = 'é'.repeat(255)
  expect(notationForm.parse({ note: 4, commentaire: ` ${text} ` }).commentaire).toBe(text)
  expect(notationForm.parse({ note: 4, commentaire: '  ' }).commentaire).toBeNull()
  expect(notationForm.parse({ note: 4 }).commentaire).toBeUndefined()
  for (const schema of [notationForm, notationUpdate] as const)
    expect(violations(schema, { note: 4, commentaire: `${text}é` })).toEqual([
      { champ: 'commentaire', message: 'Le commentaire doit comporter au maximum 255 caractères.' },
    ])
})

test('[R2.4-7] a form without a score must say so, and then has neither score nor comment', () => {
  const without = { isWithoutNotationAndComment: true }
  expect(violations(notationForm, without)).toEqual([])
  expect(violations(notationForm, { ...without, commentaire: '' })).toEqual([])
  for (const given of [{}, { commentaire: 'Un mot.' }, { isWithoutNotationAndComment: false }])
    expect(violations(notationForm, given)).toEqual([{ champ: 'note', message: 'Ce champ est obligatoire.' }])
  for (const given of [{ note: 3 }, { commentaire: 'Un mot.' }])
    expect(violations(notationForm, { ...without, ...given })).toEqual([
      { champ: 'isWithoutNotationAndComment', message: 'Ce champ est invalide.' },
    ])
})

test('[R7-6] a whole rating removes the comment that it omits, an update leaves it', () => {
  expect(notationEntiere.parse({ note: 4 })).toEqual({ note: 4, commentaire: null })
  expect(notationUpdate.parse({ note: 4 })).toEqual({ note: 4 })
  expect(notationEntiere.safeParse({ commentaire: 'Un mot.' }).success).toBe(false)
})
