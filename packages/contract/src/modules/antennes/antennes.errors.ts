import { defineErrors } from '#kit/errors.ts'
import { SUIVIES_MAX } from './antennes.schema.ts'

export const antennesErrors = defineErrors({
  trop_suivies: {
    status: 409,
    message: `Tu suis déjà ${SUIVIES_MAX} antennes. Cesse d’en suivre une d’abord.`,
  },
  deja_la_tienne: { status: 409, message: 'Cette antenne est déjà la tienne.' },
  antenne_ouverte: { status: 409, message: 'Ferme d’abord cette antenne\u00a0: ses membres iront ailleurs.' },
  antenne_occupee: {
    status: 409,
    message: 'Ses membres rejoignent une autre antenne. Réessaie dans un instant.',
  },
  antenne_fermee: { status: 409, message: 'Cette antenne est fermée.' },
})
