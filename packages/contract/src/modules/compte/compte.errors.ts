import { defineErrors } from '#kit/errors.ts'

/** R8-6. */
export const EMAIL_CHANGE = "Ton changement d'adresse e-mail est validé."

export const compteErrors = defineErrors({
  changement_expire: {
    status: 410,
    message: 'La procédure de modification de mail a expiré... Merci de refaire ta demande.',
    extra: { error: 'expired' },
  },
  changement_impossible: {
    status: 400,
    message: 'Une erreur est survenue lors de la validation de ton adresse e-mail.',
  },
  derniere_administratrice: {
    status: 409,
    message: 'Le réseau garde toujours une administratrice\u202f: nommes-en une autre d’abord.',
  },
})
