import { errorBody } from './error-body.ts'
import { describe, expect, test } from 'vitest'
import {
  AppError,
  commonErrors,
  defineError,
  defineErrors,
  formErrorTitle,
  invalidForm,
  tooManyRequests,
  UNEXPECTED,
  violationsOf,
} from './errors.ts'
import { z } from './z.ts'

describe('AppError', () => {
  const errors = defineErrors({ complet: { status: 409, message: 'Il n’y a plus de place.' } })

  test('carries its code, status and message', () => {
    const error = errors.complet()
    expect(error).toBeInstanceOf(AppError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ code: 'complet', status: 409, message: 'Il n’y a plus de place.' })
    expect(error.violations).toBeUndefined()
  })

  test('[R7-12] is described by the function that makes it, for the endpoints that declare it', () => {
    const { complet } = errors
    expect({ code: complet.code, status: complet.status, message: complet.message }).toEqual({
      code: 'complet',
      status: 409,
      message: 'Il n’y a plus de place.',
    })
    const suspendu = defineError('suspendu', { status: 403, message: 'Suspendu.' }, (jour: string) => ({
      message: `Suspendu jusqu’au ${jour}.`,
    }))
    expect(suspendu.message).toBe('Suspendu.')
    expect(suspendu('3 mai')).toMatchObject({
      code: 'suspendu',
      status: 403,
      message: 'Suspendu jusqu’au 3 mai.',
    })
  })

  test('is a new object at each call, so that its stack is right', () => {
    expect(errors.complet()).not.toBe(errors.complet())
  })

  test('tooManyRequests carries the seconds to wait', () => {
    expect(tooManyRequests(12)).toMatchObject({ code: 'trop_de_demandes', status: 429, retryAfter: 12 })
  })

  test.each(Object.entries(commonErrors))(
    '%s has a message that is a sentence and a status of 400 or more',
    (code, make) => {
      const error = make()
      expect(error.code).toBe(code)
      expect(error.message).toMatch(/^[A-ZÀ-Ý].*\.$/u)
      expect(error.status).toBeGreaterThanOrEqual(400)
    },
  )

  test('[R8-1] an unexpected error has one generic message', () => {
    expect(errorBody.parse(UNEXPECTED)).toEqual({
      code: 'erreur_serveur',
      message: 'Une erreur est survenue.',
    })
  })
})

describe('an invalid form', () => {
  const schema = z.strictObject({
    nom: z
      .string()
      .min(2)
      .regex(/^[a-z]+$/),
    adresse: z.object({ ville: z.string() }),
    mots: z.array(z.string().max(3)),
  })
  const violations = violationsOf(
    schema.safeParse({ nom: '1', adresse: {}, mots: ['oui', 'long', 'non'], x: 1, y: 2 }).error?.issues ?? [],
  )

  test('has one violation per field, for the first broken rule, with the path of the field', () => {
    expect(violations).toEqual([
      { champ: 'nom', message: 'Ce champ doit comporter au minimum 2 caractères.' },
      { champ: 'adresse.ville', message: 'Ce champ est obligatoire.' },
      { champ: 'mots.1', message: 'Ce champ doit comporter au maximum 3 caractères.' },
      { champ: 'x', message: 'Ce champ est invalide.' },
      { champ: 'y', message: 'Ce champ est invalide.' },
    ])
  })

  test('names at most 60 fields, and only the beginning of a long name', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`x${n}`, 1]))
    const { error } = z.strictObject({}).safeParse({ ['y'.repeat(1000)]: 1, ...many })
    const found = violationsOf(error?.issues ?? [])
    expect(found).toHaveLength(60)
    expect(found[0]?.champ).toBe('y'.repeat(80))
  })

  test('[R5-5] states the number of errors in its title', () => {
    expect(formErrorTitle(5)).toBe('Ce formulaire comprend 5 erreur(s) :')
    expect(invalidForm(violations)).toMatchObject({
      code: 'formulaire_invalide',
      status: 422,
      message: 'Ce formulaire comprend 5 erreur(s) :',
      violations,
    })
  })
})
