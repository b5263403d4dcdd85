import fc from 'fast-check'
import { expect, test } from 'vitest'
import { violationsOf } from './errors.ts'
import {
  areSameNames,
  fold,
  isOldEnough,
  isStrongPassword,
  lengthOf,
  nameProblem,
  PASSWORD_RULES,
} from './identity-rules.ts'
import { dateDeNaissance, email, motDePasse, nom, prenom } from './identity-schemas.ts'
import { EMAILS, LAST_NAMES, NAMES, PASSWORDS } from './test-identity-cases.ts'
import type { z } from './z.ts'

const problem = (schema: z.ZodType, value: unknown): string | undefined =>
  violationsOf(schema.safeParse(value).error?.issues ?? [])[0]?.message

test.each(NAMES)('[R5-1] the first name « %s »: %s', (value, message) => {
  expect(problem(prenom, value)).toBe(message)
})

test.each(LAST_NAMES)(
  '[R5-8] the last name « %s » follows the same rules, with its own messages',
  (value, message) => {
    expect(problem(nom, value)).toBe(message)
  },
)

const LETTER = fc.constantFrom(...Array.from('abcdeilmnorstuvéèçœïÀÉ'))
const text = fc.string({ unit: 'grapheme', maxLength: 60 })

test('[R5-1] an accepted name respects every rule, and is returned trimmed and in NFC', () => {
  const names = fc.oneof(text, fc.string({ unit: LETTER, maxLength: 50 }))
  fc.assert(
    fc.property(names, (value) => {
      const parsed = prenom.safeParse(value)
      if (!parsed.success) return
      const name = parsed.data
      expect(name).toBe(value.trim().normalize('NFC'))
      expect(lengthOf(name)).toBeGreaterThanOrEqual(2)
      expect(lengthOf(name)).toBeLessThanOrEqual(45)
      expect(name).toMatch(/^[\p{Script=Latin} '’-]+$/u)
      expect(fold(name)).toMatch(/[aeiouyœæ]/)
      expect(name).not.toMatch(/(.)\1\1/iu)
    }),
    { numRuns: 150 },
  )
})

test('[R5-1] a name with a digit is refused', () => {
  const part = fc.string({ unit: LETTER, maxLength: 10 })
  fc.assert(
    fc.property(part, fc.integer({ min: 0, max: 9 }), part, (before, digit, after) => {
      expect(prenom.safeParse(`${before}a${digit}${after}`).success).toBe(false)
    }),
  )
})

test('[R5-1] a name with decomposed accents is judged like the composed one', () => {
  fc.assert(
    fc.property(fc.string({ unit: LETTER, maxLength: 50 }), (value) => {
      expect(problem(prenom, value.normalize('NFD'))).toBe(problem(prenom, value))
    }),
  )
})

test('[R5-1] a reserved word is refused as a whole word, in any case, but not as a part of a word', () => {
  const reserved = fc.constantFrom('test', 'Admin', 'NOM', 'prénom', 'Anonyme', 'user')
  fc.assert(
    fc.property(reserved, fc.constantFrom('-', ' ', "'", '’'), (word, separator) => {
      expect(nameProblem('prenom', `Zoé${separator}${word}`)).toBe("Le prénom indiqué n'est pas accepté.")
      expect(nameProblem('prenom', `Zoé${word}`)).toBeUndefined()
    }),
  )
})

test('[R5-8] names are compared without outer spaces, case and accents', () => {
  fc.assert(
    fc.property(fc.string({ unit: LETTER, minLength: 1, maxLength: 20 }), (name) => {
      expect(areSameNames(name, ` ${name.toUpperCase()} `)).toBe(fold(name) === fold(name.toUpperCase()))
      expect(areSameNames(name, `${name}x`)).toBe(false)
    }),
  )
  expect(areSameNames('Maëlle', ' MAELLE')).toBe(true)
})

test.each(EMAILS)('[R5-2] the e-mail « %s »: %s', (value, message) => {
  expect(problem(email, value)).toBe(message)
})

test('[R5-2] no accepted e-mail contains a space, a line break or a second @', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), text, fc.string({ unit: 'binary' })), (value) => {
      const { data = 'a@b.c' } = email.safeParse(value)
      expect(data).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    }),
    { numRuns: 150 },
  )
})

test.each(PASSWORDS)('[R5-3] the password « %s »: %s', (value, message) => {
  expect(problem(motDePasse, value)).toBe(message)
})

test('[R5-3] a password is strong if and only if it meets each rule', () => {
  const passwords = fc.string({ unit: fc.constantFrom(...Array.from('abAB12!? é€')), maxLength: 14 })
  fc.assert(
    fc.property(passwords, (password) => {
      const expected =
        lengthOf(password) >= 8 &&
        /[abé]/.test(password) &&
        /[AB]/.test(password) &&
        /[12]/.test(password) &&
        /[!?€]/.test(password)
      expect(isStrongPassword(password)).toBe(expected)
      expect(PASSWORD_RULES.every(({ isMet }) => isMet(password))).toBe(expected)
      expect(motDePasse.safeParse(password).success).toBe(expected)
    }),
    { numRuns: 150 },
  )
})

test('[R5-9] the age is the difference between years, in Paris time', () => {
  const paris2026 = new Date('2025-12-31T23:30:00Z')
  expect(isOldEnough('2008-12-31', paris2026)).toBe(true)
  expect(isOldEnough('2008-12-31', new Date('2025-12-31T22:30:00Z'))).toBe(false)
  expect(isOldEnough('2009-01-01', paris2026)).toBe(false)
})

test('[R5-9] dates that are malformed, impossible or before 1900 are refused; every day of birth of an adult is accepted', () => {
  for (const day of ['1899-12-31', '1990-13-01', '1990-02-29', '90-01-01', '1990-1-1', '1990-01-01T00:00Z'])
    expect(problem(dateDeNaissance, day)).toBe('La date de naissance est invalide.')
  expect(problem(dateDeNaissance, '')).toBe('Le champ "Date de naissance" est obligatoire.')
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2007-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      expect(problem(dateDeNaissance, date.toISOString().slice(0, 10))).toBeUndefined()
    }),
  )
})
