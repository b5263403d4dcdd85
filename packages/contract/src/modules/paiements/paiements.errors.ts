import { defineErrors } from '#kit/errors.ts'

export const paiementsErrors = defineErrors({
  paiement_introuvable: { status: 404, message: 'Ce paiement est introuvable.' },
  /** Message of R8-1: the platform gave no payment URL. */
  paiement_indisponible: { status: 503, message: 'Une erreur est survenue.' },
  paiement_refuse_par_la_plateforme: {
    status: 422,
    message: 'La plateforme de paiement a refusé la demande. Vérifie ton prénom, ton nom et ton e-mail.',
  },
})
