import { defineErrors } from '#kit/errors.ts'
import { QUESTIONS_FAQ_MAX } from './faq.schema.ts'

export const faqErrors = defineErrors({
  faq_pleine: {
    status: 409,
    message: `La FAQ compte déjà ${QUESTIONS_FAQ_MAX} questions. Supprimes-en une d’abord.`,
  },
  ordre_depasse: {
    status: 409,
    message: 'La FAQ a changé entre-temps. Recharge la page avant de la réordonner.',
  },
  deja_repondue: { status: 409, message: 'Cette question a déjà reçu une réponse.' },
})
