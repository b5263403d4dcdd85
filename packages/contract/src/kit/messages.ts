import type { z } from 'zod'

/** Default validation messages (R5-17); a schema may set its own. */
export const MESSAGES = {
  obligatoire: 'Ce champ est obligatoire.',
  minimum: (n: number | bigint) => `Ce champ doit comporter au minimum ${n} caractères.`,
  maximum: (n: number | bigint) => `Ce champ doit comporter au maximum ${n} caractères.`,
  email: "L'e-mail indiqué est invalide.",
  lien: "L'adresse du lien est invalide.",
  identifiant: "L'identifiant est invalide.",
  date: 'La date est invalide.',
  invalide: 'Ce champ est invalide.',
} as const

const MESSAGE_BY_FORMAT: Readonly<Record<string, string>> = {
  email: MESSAGES.email,
  url: MESSAGES.lien,
  uuid: MESSAGES.identifiant,
  date: MESSAGES.date,
  datetime: MESSAGES.date,
}

/** French message for every issue that zod can raise. */
export const frenchMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return MESSAGES.obligatoire
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? MESSAGES.minimum(issue.minimum) : MESSAGES.invalide
    case 'too_big':
      return issue.origin === 'string' ? MESSAGES.maximum(issue.maximum) : MESSAGES.invalide
    case 'invalid_format':
      return MESSAGE_BY_FORMAT[issue.format] ?? MESSAGES.invalide
    default:
      return MESSAGES.invalide
  }
}
