import { defineErrors } from '#kit/errors.ts'

export const boActusErrors = defineErrors({
  /** Posts and news are told by no mail. */
  pas_une_annonce: { status: 409, message: 'Seule une annonce part par e-mail.' },
})
