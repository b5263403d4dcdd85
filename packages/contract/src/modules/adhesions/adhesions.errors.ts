import { defineErrors } from '#kit/errors.ts'

export const adhesionsErrors = defineErrors({
  adhesion_introuvable: { status: 404, message: 'Cette adhésion est introuvable.' },
  periode_suivie: {
    status: 409,
    message: 'Une autre année suit celle-ci : annule d’abord la dernière.',
  },
  periode_deja_annulee: { status: 409, message: 'Cette adhésion est déjà annulée.' },
})
