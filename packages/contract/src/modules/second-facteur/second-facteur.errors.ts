import { defineErrors } from '#kit/errors.ts'

export const secondFacteurErrors = defineErrors({
  deja_actif: { status: 409, message: 'La double authentification est déjà active sur ton compte.' },
  a_preparer: { status: 409, message: 'Recommence : cette préparation n’est plus ouverte.' },
})
