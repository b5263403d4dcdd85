import { createHash } from 'node:crypto'
import type { MessageForm } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'

/** Of what was sent under an id: a device that sends it again, after an edit too, is recognised. */
export const empreinteOf = ({ contenu, piecesJointes, citation }: Omit<MessageForm, 'id'>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([contenu, piecesJointes.map(({ id }) => id), citation]))
    .digest()
