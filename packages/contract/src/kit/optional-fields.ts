import { TERMES_MAX } from './constants.ts'
import { civilDay } from './date-schemas.ts'
import { isLienFranc } from './lien-franc.ts'
import { MESSAGES } from './messages.ts'
import { z } from './z.ts'

/** Optional text: an empty one becomes null. `tooLong` replaces the message of a text that is too long. */
export const facultatif = (max: number, tooLong = MESSAGES.maximum(max)) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .transform((value) => (value === '' ? null : value))
    .nullable()

/** Optional day. */
export const jourFacultatif = facultatif(10, MESSAGES.date).pipe(civilDay.nullable())

/** Words of a search. */
export const termes = z.string().trim().max(TERMES_MAX)

/** Maximum length of a link. */
export const LIEN_MAX = 2048

/** Optional link: http and https only, to the site that its text shows. */
export const lienFacultatif = facultatif(LIEN_MAX).pipe(
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: MESSAGES.lien })
    .refine(isLienFranc, MESSAGES.lien)
    .nullable(),
)

/** Optional telephone number, stored without separators. */
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
