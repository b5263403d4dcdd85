import { defineErrors } from '#kit/errors.ts'
import { BROUILLONS_MAX, OUVERTS_MAX } from './coups-de-pouce.constants.ts'

export const coupsDePouceErrors = defineErrors({
  trop_d_ouverts: {
    status: 409,
    message: `Tu as déjà ${OUVERTS_MAX} coups de pouce ouverts. Résous-en ou clos-en un d’abord.`,
  },
  deja_urgente: {
    status: 409,
    message: 'Tu as déjà une demande urgente. Une seule à la fois, pour que le mot garde son poids.',
  },
  trop_de_brouillons: {
    status: 409,
    message: `Tu as déjà ${BROUILLONS_MAX} brouillons. Publie-en ou supprime-en un d’abord.`,
  },
  /** The state has changed since the page was read. */
  etat_change: { status: 409, message: 'Ce coup de pouce a changé d’état entre-temps. Recharge la page.' },
  ferme: { status: 409, message: 'Ce coup de pouce n’attend plus de réponse.' },
})
