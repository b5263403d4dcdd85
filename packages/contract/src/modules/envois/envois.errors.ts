import { defineErrors } from '#kit/errors.ts'

export const envoisErrors = defineErrors({
  pas_en_echec: {
    status: 409,
    message: 'Cette lettre n’est plus en échec. Recharge la page pour voir où elle en est.',
  },
})
