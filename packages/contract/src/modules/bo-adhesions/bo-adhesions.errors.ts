import { defineErrors } from '#kit/errors.ts'

export const boAdhesionsErrors = defineErrors({
  adherente_introuvable: { status: 404, message: 'Cette adhérente est introuvable.' },
  reclamation_introuvable: { status: 404, message: 'Cette réclamation est introuvable.' },
  paiement_deja_rattache: { status: 409, message: 'Ce paiement est déjà rattaché à une adhérente.' },
  paiement_non_paye: {
    status: 409,
    message: 'Ce paiement n’est pas encaissé\u00a0: il ne peut pas être rattaché.',
  },
  paiement_deja_traite: { status: 409, message: 'Ce paiement n’est plus à traiter.' },
  reclamation_deja_traitee: { status: 409, message: 'Cette réclamation a déjà reçu une réponse.' },
  plateforme_injoignable: {
    status: 503,
    message: 'La plateforme de paiement ne répond pas. Réessaie dans quelques minutes.',
  },
})
