import { PASSWORD_MAX } from './constants.ts'
import {
  isOldEnough,
  isStrongPassword,
  nameProblem,
  PASSWORD_INVALID,
  PASSWORD_REQUIRED,
  PASSWORD_WEAK,
  TOO_YOUNG,
} from './identity-rules.ts'
import { MESSAGES } from './messages.ts'
import { z } from './z.ts'

const name = (field: 'prenom' | 'nom') =>
  z
    .string(nameProblem(field, ''))
    .trim()
    .normalize('NFC')
    .superRefine((value, issues) => {
      const message = nameProblem(field, value)
      if (message !== undefined) issues.addIssue({ code: 'custom', message })
    })

/** R5-1. */
export const prenom = name('prenom')
/** R5-8; that it differs from the first name is checked by the forms that have both fields. */
export const nom = name('nom')

const EMAIL_REQUIRED = 'Le champ "E-mail" est obligatoire.'
const EMAIL_MAX = 254

/** R5-2. */
export const email = z
  .string(EMAIL_REQUIRED)
  .trim()
  .min(1, { error: EMAIL_REQUIRED, abort: true })
  .max(EMAIL_MAX, MESSAGES.email)
  .regex(z.regexes.email, MESSAGES.email)

/** The message is given: a check without one takes that of its schema, here « obligatoire ». */
const passwordMax = [PASSWORD_MAX, { error: MESSAGES.maximum(PASSWORD_MAX), abort: true }] as const

/** R5-3. Not trimmed: a space may be part of it. That it is not easy to guess is checked by the acts, which know her names. */
export const motDePasse = z
  .string(PASSWORD_REQUIRED)
  .min(1, { error: PASSWORD_REQUIRED, abort: true })
  .max(...passwordMax)
  .refine(isStrongPassword, PASSWORD_WEAK)

/** The same with the messages of a password change (R5-6). */
export const nouveauMotDePasse = z
  .string(PASSWORD_INVALID)
  .max(...passwordMax)
  .refine(isStrongPassword, PASSWORD_INVALID)

const BIRTH_REQUIRED = 'Le champ "Date de naissance" est obligatoire.'

/** R5-9, `YYYY-MM-DD`. */
export const dateDeNaissance = z
  .string(BIRTH_REQUIRED)
  .min(1, { error: BIRTH_REQUIRED, abort: true })
  .refine((day) => z.iso.date().safeParse(day).success && day >= '1900', {
    error: 'La date de naissance est invalide.',
    abort: true,
  })
  .refine((day) => isOldEnough(day, new Date()), TOO_YOUNG)
