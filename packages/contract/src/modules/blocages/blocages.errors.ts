import { defineErrors } from '#kit/errors.ts'
import { BLOCAGES_MAX } from './blocages.schema.ts'

export const blocagesErrors = defineErrors({
  trop_de_blocages: {
    status: 409,
    message: `Tu as déjà bloqué ${BLOCAGES_MAX} membres. Débloques-en une d’abord dans Mon compte.`,
  },
  soi_meme: { status: 409, message: 'Tu ne peux pas te bloquer toi-même.' },
})
