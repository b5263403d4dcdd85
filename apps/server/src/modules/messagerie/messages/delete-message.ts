import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { droitsMessage } from '@entrelles/contract/modules/messagerie/messagerie.policy.ts'
import type {
  DiscussionId,
  Message,
  MessageId,
} from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { areBloquees } from '#modules/blocages/blocages.public.ts'
import { deleteFichiers } from '#modules/fichiers/fichiers.public.ts'
import { lockAny, raiseRevision } from '../discussions/discussions.repository.ts'
import { findMessages } from './messages.queries.ts'
import {
  eraseCitation,
  eraseMessage,
  findSent,
  findTenu,
  listCitants,
  type MessageTenu,
} from './messages.repository.ts'
import { tellEdition } from './tell-edition.ts'

type Mien = { readonly discussionId: string; readonly message: MessageTenu }

/** Locks a message of the caller, even if she has left its discussion. Refuses in a direct discussion that a block hides. */
const holdMien = async (messageId: string, { db, actor }: Ctx): Promise<Mien> => {
  const sent = await findSent(db, messageId)
  if (sent?.auteureId !== actor.id) throw commonErrors.introuvable()
  const { discussionId, numero } = sent
  const discussion = await lockAny(db, discussionId)
  const message = discussion && (await findTenu(db, discussionId, numero))
  if (!message) throw commonErrors.introuvable()
  const { membre_a: a, membre_b: b } = discussion
  if (a !== null && b !== null && (await areBloquees(db, a, b))) throw commonErrors.introuvable()
  return { discussionId, message }
}

/** The message as she reads it; without its other fields, and the number of changes, if she no longer reads the discussion. */
const answerOf = async ({ discussionId, message }: Mien, ctx: Ctx): Promise<Message> => {
  const found = await findMessages(message.id, 0, ctx)
  if (found) return found.message
  const { id: lectriceId } = ctx.actor
  const facts = { auteureId: lectriceId, statut: 'supprime', dateEnvoi: new Date(message.envoyeLe) } as const
  return {
    id: message.id as MessageId,
    discussionId: discussionId as DiscussionId,
    numero: message.numero,
    revision: 0,
    auteureId: lectriceId as AdherenteId,
    contenu: '',
    piecesJointes: [],
    citation: null,
    reactions: [],
    statut: 'supprime',
    dateEnvoi: message.envoyeLe,
    dateModification: message.modifieLe,
    droits: droitsMessage(facts, lectriceId, false, ctx.now()),
  }
}

/** Deletes the words and files of a message of the caller, and the quotes of it, at any time and even if she has left the discussion. */
export const deleteMessage = async (messageId: string, ctx: Ctx): Promise<Message> => {
  const { db, now } = ctx
  const mien = await holdMien(messageId, ctx)
  const { discussionId, message } = mien
  if (message.statut === 'supprime') return answerOf(mien, ctx)
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
  return answerOf(mien, ctx)
}
