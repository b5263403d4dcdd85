import { z } from '@entrelles/contract/kit/z.ts'
import {
  discussionForm,
  MESSAGE_VIDE,
  messageForm,
  TITRE_GROUPE_MANQUANT,
} from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'

const { participantes, titre } = discussionForm.shape

/** What is typed to open a discussion: the contract's form, with the words of its first message beside the others. */
export const nouvelleForm = z
  .strictObject({ participantes, titre, contenu: messageForm.shape.contenu.min(1, MESSAGE_VIDE) })
  .refine((form) => form.participantes.length <= 1 || form.titre !== null, {
    path: ['titre'],
    message: TITRE_GROUPE_MANQUANT,
  })

/** The contract names the words `message.contenu`. */
export const champOf = (champ: string): string => (champ.startsWith('message') ? 'contenu' : champ)
