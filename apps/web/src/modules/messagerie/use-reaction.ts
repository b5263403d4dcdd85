import type { ReactionMessage } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { avecMessage } from './fil.ts'
import { changeFils, useDeleteReaction, useUpdateReaction } from './messagerie.api.ts'
import { avecReaction, mienneOf } from './reactions.ts'

/** Her reaction to a message. It is shown at once, and put back if the server refuses it. */
export const useReaction = (message: Message, moi: AdherenteId) => {
  const { mutate: put } = useUpdateReaction()
  const { mutate: remove } = useDeleteReaction()
  const show = (shown: Message) => changeFils(message.discussionId, (fil) => avecMessage(fil, shown))
  const react = (type: ReactionMessage | null): void => {
    const params = { messageId: message.id }
    const settled = { onSuccess: show, onError: () => show(message) }
    show({ ...message, reactions: avecReaction(message.reactions, moi, type) })
    if (type === null) remove({ params }, settled)
    else put({ params, body: { type } }, settled)
  }
  return { mienne: mienneOf(message.reactions, moi), react }
}
