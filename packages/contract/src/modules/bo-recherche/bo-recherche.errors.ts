import { defineErrors } from '#kit/errors.ts'
import { SYNONYMES_MAX } from './bo-recherche.schema.ts'

export const boRechercheErrors = defineErrors({
  trop_de_synonymes: { status: 409, message: `La liste a déjà ${SYNONYMES_MAX} groupes de synonymes.` },
  /** A word belongs to one group. */
  mot_deja_pris: { status: 409, message: 'Un de ces mots est déjà dans un autre groupe.' },
})
