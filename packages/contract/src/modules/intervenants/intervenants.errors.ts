import { defineErrors } from '#kit/errors.ts'

export const intervenantsErrors = defineErrors({
  fusion_identique: { status: 409, message: 'Choisis une autre fiche\u202f: c’est la même.' },
  email_manquant: { status: 409, message: 'Indique d’abord son e-mail.' },
  demande_recente: { status: 429, message: 'La demande vient déjà de lui être envoyée. Réessaie demain.' },
  consentement_deja_donne: { status: 409, message: 'Son consentement est déjà noté.' },
})
