import { MESSAGES } from './messages.ts'
import { z } from './z.ts'

/** A text that may be left empty: an empty one is none. */
export const facultatif = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => (value === '' ? null : value))
    .nullable()

/** A link that may be left empty; it leads to the web and nowhere else. */
export const lienFacultatif = facultatif(2048).pipe(
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: MESSAGES.lien }).nullable(),
)

/** A telephone number that may be left empty, kept without its spaces. */
export const telephoneFacultatif = z
  .string()
  .trim()
  .transform((value) => value.replaceAll(/[\s.\-()]/g, ''))
  .transform((value) => (value === '' ? null : value))
  .pipe(
    z
      .string()
      .regex(/^(0\d{9}|\+\d{8,15})$/, 'Indique un numéro de téléphone valide, par exemple 06 12 34 56 78.')
      .nullable(),
  )
  .nullable()
