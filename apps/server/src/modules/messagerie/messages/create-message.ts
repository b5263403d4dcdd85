import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import type { MessageForm } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { writeDemande, type DiscussionTenue } from '../discussions/discussions.repository.ts'
import { holdDiscussion, requireEcriture } from '../discussions/hold-discussion.ts'
import { getMessage } from './messages.queries.ts'
import { attachPieces, findRepeated, prepareMessage, requireSimple } from './prepare-message.ts'
import { writeMessage } from './write-message.ts'

/** Writes in a discussion that the caller holds. A first contact that was refused is asked once more. */
export const addMessage = async (discussion: DiscussionTenue, form: MessageForm, ctx: Ctx): Promise<void> => {
  const isDemande = discussion.demande === 'en_attente' || discussion.demande === 'refusee'
  if (isDemande) requireSimple(form)
  if (discussion.demande === 'refusee')
    await writeDemande(ctx.db, discussion.id, { demande: 'en_attente', demandeeLe: ctx.now() })
  const message = await prepareMessage(form, discussion, ctx)
  await writeMessage(ctx, { ...discussion, isDemande }, message)
  await attachPieces(form, ctx)
}

export const createMessage = async (id: string, form: MessageForm, ctx: Ctx): Promise<Message> => {
  const discussion = await holdDiscussion(id, ctx)
  const repeated = await findRepeated(form, ctx)
  if (repeated !== undefined && repeated !== discussion.id) throw messagerieErrors.message_different()
  if (repeated === undefined) {
    await requireEcriture(discussion, ctx)
    await requireFree(ctx, 'message')
    await addMessage(discussion, form, ctx)
  }
  return getMessage(form.id, ctx)
}
