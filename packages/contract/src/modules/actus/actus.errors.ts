import { defineErrors } from '#kit/errors.ts'
import { BROUILLONS_PUBLICATION_MAX, EPINGLES_MAX } from './actus.constants.ts'

export const actusErrors = defineErrors({
  /** The state has changed since the page was read. */
  etat_change: { status: 409, message: 'Cette publication a changé d’état entre-temps. Recharge la page.' },
  commentaires_fermes: { status: 409, message: 'Les commentaires de cette publication sont fermés.' },
  trop_de_brouillons: {
    status: 409,
    message: `Tu as déjà ${BROUILLONS_PUBLICATION_MAX} brouillons. Publie-en ou supprime-en un d’abord.`,
  },
  /** Only announcements are sent by mail. */
  pas_une_annonce: { status: 409, message: 'Seule une annonce part par e-mail.' },
  trop_d_epingles: {
    status: 409,
    message: `Il y a déjà ${EPINGLES_MAX} publications épinglées. Détache-en une d’abord.`,
  },
})
