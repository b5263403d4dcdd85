import { defineErrors } from '#kit/errors.ts'
import { SUIVIES_MAX } from './antennes.schema.ts'
import { CHANGEMENTS_ANTENNE_MAX, PORTEE_ANTENNE_JOURS } from './portee-antenne.ts'

export const antennesErrors = defineErrors({
  trop_suivies: {
    status: 409,
    message: `Tu suis déjà ${SUIVIES_MAX} antennes. Cesse d’en suivre une d’abord.`,
  },
  deja_la_tienne: { status: 409, message: 'Cette antenne est déjà la tienne.' },
  trop_de_changements: {
    status: 409,
    message: `Tu as changé d’antenne ${CHANGEMENTS_ANTENNE_MAX} fois en ${PORTEE_ANTENNE_JOURS} jours. Attends un peu, ou écris à ta coordinatrice.`,
  },
  deja_acceptee: { status: 409, message: 'Elle est déjà acceptée dans cette antenne.' },
  antenne_ouverte: { status: 409, message: 'Ferme d’abord cette antenne\u00a0: ses membres iront ailleurs.' },
  antenne_occupee: {
    status: 409,
    message: 'Ses membres rejoignent une autre antenne. Réessaie dans un instant.',
  },
  antenne_fermee: { status: 409, message: 'Cette antenne est fermée.' },
})
