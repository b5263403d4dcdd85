import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { deleteFichiers } from '#modules/fichiers/fichiers.public.ts'
import { raiseRevision } from '../discussions/discussions.repository.ts'
import { holdMessage } from './hold-message.ts'
import { getMessage } from './messages.queries.ts'
import { eraseCitation, eraseMessage, listCitants } from './messages.repository.ts'
import { tellEdition } from './tell-edition.ts'

/** Takes away the words of a message of the caller, its files, and its words in the messages that quote it. */
export const deleteMessage = async (messageId: string, ctx: Ctx): Promise<Message> => {
  const { db, actor, now } = ctx
  const { discussion, message } = await holdMessage(messageId, ctx)
  if (message.auteureId !== actor.id) throw commonErrors.introuvable()
  if (message.statut !== 'supprime') {
    const { id: discussionId } = discussion
    const { numero } = message
    const citants = await listCitants(db, discussionId, numero)
    const revision = await raiseRevision(db, discussionId, 1 + citants.length)
    // Each change has a number of its own: a thread that follows them misses none.
    for (const [n, citant] of citants.entries())
      await eraseCitation(db, { discussionId, numero: citant, revision: revision - n - 1 })
    await deleteFichiers(ctx, { type: 'message', id: message.id })
    await eraseMessage(db, { discussionId, numero, revision }, now())
    const erased = { numero, contenu: '', statut: 'supprime' as const, nbFichiers: 0 }
    await tellEdition(ctx, { id: discussionId, revision }, erased)
  }
  return getMessage(messageId, ctx)
}
