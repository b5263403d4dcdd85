import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { MESSAGES_MINUTE_MAX } from './messagerie.constants.ts'
import { messagerieErrors } from './messagerie.errors.ts'
import {
  depuisRevision,
  fenetreMessages,
  messageForm,
  messageUpdate,
  reactionMessageForm,
} from './messagerie.forms.ts'
import { changementsMessages, discussionId, message, messageId, pageMessages } from './messagerie.schema.ts'

const params = z.strictObject({ messageId })
const { introuvable } = commonErrors
/** Refusals of an edit. That a first contact waits is none of them: its author may correct it. */
const editing = [
  introuvable,
  moderationErrors.restreinte,
  messagerieErrors.discussion_close,
  messagerieErrors.contact_impossible,
  messagerieErrors.organisatrices_seules,
] as const
/** Refusals of a new message. */
const writing = [
  ...editing,
  messagerieErrors.contact_en_attente,
  messagerieErrors.contact_a_accepter,
] as const

export const messagesEndpoints = defineEndpoints({
  listMessages: {
    method: 'GET',
    path: '/api/discussions/:id/messages',
    access: 'active',
    summary: 'Messages of a discussion: the newest, or those before, after or around a number',
    params: idParams(discussionId),
    query: fenetreMessages,
    answers: { 200: pageMessages },
    refuses: [introuvable],
  },
  listChangements: {
    method: 'GET',
    path: '/api/discussions/:id/changements',
    access: 'active',
    summary: 'What has changed in a discussion since a revision',
    params: idParams(discussionId),
    query: depuisRevision,
    answers: { 200: changementsMessages },
    refuses: [introuvable],
  },
  createMessage: {
    method: 'POST',
    path: '/api/discussions/:id/messages',
    access: 'active',
    summary:
      'Write in a discussion; the id is made by the device, and sending it again returns the same message',
    params: idParams(discussionId),
    body: messageForm,
    answers: { 201: message },
    creates: true,
    limit: { max: MESSAGES_MINUTE_MAX, seconds: 60, accepted: true },
    refuses: [...writing, messagerieErrors.premier_message, messagerieErrors.message_different],
  },
  getMessage: {
    method: 'GET',
    path: '/api/messages/:messageId',
    access: 'active',
    summary: 'A message of one of the caller’s discussions',
    params,
    answers: { 200: message },
    refuses: [introuvable],
  },
  updateMessage: {
    method: 'PUT',
    path: '/api/messages/:messageId',
    access: 'active',
    summary: 'Change the words of one’s own message, within 15 minutes',
    params,
    body: messageUpdate,
    answers: { 200: message },
    refuses: [
      ...editing,
      messagerieErrors.premier_message,
      messagerieErrors.edition_terminee,
      messagerieErrors.message_supprime,
    ],
  },
  deleteMessage: {
    method: 'DELETE',
    path: '/api/messages/:messageId',
    access: 'active',
    summary: 'Delete one’s own message; « message supprimé » stays in its place',
    params,
    answers: { 200: message },
    refuses: [introuvable],
  },
  updateReactionMessage: {
    method: 'PUT',
    path: '/api/messages/:messageId/reaction',
    access: 'active',
    summary: 'React to a message, in place of an earlier reaction',
    params,
    body: reactionMessageForm,
    answers: { 200: message },
    refuses: [...writing, messagerieErrors.message_supprime],
  },
  deleteReactionMessage: {
    method: 'DELETE',
    path: '/api/messages/:messageId/reaction',
    access: 'active',
    summary: 'Take a reaction back',
    params,
    answers: { 200: message },
    refuses: [introuvable],
  },
})
