import { defineErrors } from '#kit/errors.ts'

export const pushErrors = defineErrors({
  push_indisponible: {
    status: 409,
    message: 'Les notifications sur téléphone ne sont pas en service.',
  },
})

/** A browser of a service that is not in the list. */
export const SERVICE_PUSH_INCONNU = 'Le service de notifications de ce navigateur n’est pas connu.'
