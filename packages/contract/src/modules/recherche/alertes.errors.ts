import { defineErrors } from '#kit/errors.ts'
import { ALERTES_MAX } from './recherche.constants.ts'

export const alertesErrors = defineErrors({
  trop_d_alertes: {
    status: 409,
    message: `Tu as déjà ${ALERTES_MAX} alertes de recherche. Supprimes-en une d’abord.`,
  },
})
