import { UNEXPECTED } from '@entrelles/contract/kit/errors.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import {
  discussionForm,
  MESSAGE_VIDE,
  messageForm,
  TITRE_GROUPE_MANQUANT,
} from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import { CallError, NO_ANSWER, renamedRefusal } from '#kit/errors.ts'

const { participantes, titre } = discussionForm.shape

/** What is typed to open a discussion: the contract's form, with the words of its first message beside the others. */
export const nouvelleForm = z
  .strictObject({ participantes, titre, contenu: messageForm.shape.contenu.min(1, MESSAGE_VIDE) })
  .refine((form) => form.participantes.length <= 1 || form.titre !== null, {
    path: ['titre'],
    message: TITRE_GROUPE_MANQUANT,
  })

/** The contract names the words `message.contenu`. */
const champOf = (champ: string): string => (champ.startsWith('message') ? 'contenu' : champ)

const COUPEE =
  'La connexion est coupée\u202f: ton message reste ici. Envoie-le de nouveau dès qu’elle revient.'

/** What the form says of a failure. This message is not kept on the device, so it says where it is. */
export const echecOf = (error: unknown): unknown =>
  error instanceof CallError && error.status === NO_ANSWER
    ? new CallError(NO_ANSWER, { ...UNEXPECTED, message: COUPEE })
    : (renamedRefusal(error, champOf) ?? error)
