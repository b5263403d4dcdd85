import type { CivilDay } from '#kit/dates.ts'
import { defineError } from '#kit/errors.ts'
import { formatDay } from '#kit/format.ts'

const sentenceOf = (fin: string): string =>
  `Ton compte est suspendu${fin}. Une question\u202f? Réponds à l’e-mail que nous t’avons envoyé.`

/**
 * Sent only once the caller is authenticated as the member; `jusquau` is the last day, null if there is no end date.
 */
export const compteSuspendu = defineError(
  'compte_suspendu',
  { status: 403, message: sentenceOf('') },
  (jusquau: CivilDay | null) => ({
    message: sentenceOf(jusquau === null ? '' : ` jusqu’au ${formatDay(jusquau)} inclus`),
  }),
)
