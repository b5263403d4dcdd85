import type { CivilDay } from '#kit/dates.ts'
import { AppError } from '#kit/errors.ts'
import { formatDay } from '#kit/format.ts'

/**
 * Sent only once the caller is authenticated as the member; `jusquau` is the last day, null if there is no end date.
 */
export const compteSuspendu = (jusquau: CivilDay | null): AppError =>
  new AppError('compte_suspendu', {
    status: 403,
    message: `Ton compte est suspendu${jusquau === null ? '' : ` jusqu’au ${formatDay(jusquau)} inclus`}. Une question\u202f? Réponds à l’e-mail que nous t’avons envoyé.`,
  })
