import { defineErrors } from '#kit/errors.ts'

export const boActusErrors = defineErrors({
  /** Only announcements are sent by mail. */
  pas_une_annonce: { status: 409, message: 'Seule une annonce part par e-mail.' },
})
