import { defineErrors } from '#kit/errors.ts'

export const ressourcesErrors = defineErrors({
  /** The state has changed since the page was read. */
  etat_ressource_change: {
    status: 409,
    message: 'Cette ressource a changé d’état entre-temps. Recharge la page.',
  },
  article_vide: { status: 409, message: 'Écris le texte de l’article avant de le publier.' },
  proposition_close: { status: 409, message: 'Cette proposition a déjà reçu une réponse.' },
  remarque_close: { status: 409, message: 'Cette remarque a déjà été traitée.' },
})
