import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { messagerieErrors } from '@entrelles/contract/modules/messagerie/messagerie.errors.ts'
import { MESSAGE_VIDE, type MessageUpdate } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import { canEdit, hasLien } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { raiseRevision, type DiscussionTenue } from '../discussions/discussions.repository.ts'
import { requireEcriture } from '../discussions/hold-discussion.ts'
import { holdMessage } from './hold-message.ts'
import { getMessage } from './messages.queries.ts'
import { updateContenu, type MessageTenu } from './messages.repository.ts'
import { tellEdition } from './tell-edition.ts'

/** The author of a first contact may correct it while it waits. After a refusal too, so that she cannot tell that she was refused. */
const isPremier = ({ demande, demandeParId, statut, moi }: DiscussionTenue, actorId: string): boolean =>
  (demande === 'en_attente' || demande === 'refusee') &&
  demandeParId === actorId &&
  statut === 'ouverte' &&
  moi.quitteeLe === null

const requireEditable = ({ statut, auteureId, envoyeLe }: MessageTenu, { actor, now }: Ctx): void => {
  if (auteureId !== actor.id) throw commonErrors.introuvable()
  if (statut === 'supprime' || statut === 'masque') throw messagerieErrors.message_supprime()
  if (!canEdit({ auteureId, statut, dateEnvoi: new Date(envoyeLe) }, actor.id, now()))
    throw messagerieErrors.edition_terminee()
}

export const updateMessage = async (
  messageId: string,
  { contenu }: MessageUpdate,
  ctx: Ctx,
): Promise<Message> => {
  const { db, actor, now } = ctx
  const { discussion, message } = await holdMessage(messageId, ctx)
  requireEditable(message, ctx)
  if (isPremier(discussion, actor.id)) {
    if (hasLien(contenu)) throw messagerieErrors.premier_message()
  } else await requireEcriture(discussion, ctx)
  await requireFree(ctx, 'message')
  if (contenu === '' && message.nbFichiers === 0)
    throw invalidForm([{ champ: 'contenu', message: MESSAGE_VIDE }])
  if (contenu !== message.contenu) {
    const { id: discussionId } = discussion
    const revision = await raiseRevision(db, discussionId)
    await updateContenu(db, { discussionId, numero: message.numero, revision }, contenu, now())
    await tellEdition(ctx, { id: discussionId, revision }, { ...message, contenu, statut: 'modifie' })
  }
  return getMessage(messageId, ctx)
}
