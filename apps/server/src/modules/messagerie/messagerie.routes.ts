import { messagerieEndpoints } from '@entrelles/contract/modules/messagerie/messagerie.endpoints.ts'
import { messagesEndpoints } from '@entrelles/contract/modules/messagerie/messages.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { acceptContact, declineContact } from './contacts/answer-contact.ts'
import { getDestinataire, listDestinataires } from './contacts/list-destinataires.ts'
import { diffuseJob } from './diffusion.jobs.ts'
import { addParticipantes } from './discussions/add-participantes.ts'
import { createDiscussion } from './discussions/create-discussion.ts'
import { deleteParticipante, endParticipation } from './discussions/end-participation.ts'
import { getDiscussion } from './discussions/get-discussion.ts'
import { listDiscussions } from './discussions/list-discussions.ts'
import { updateArchive, updateEpingle, updateMuette } from './discussions/update-classement.ts'
import { updateDiscussion } from './discussions/update-discussion.ts'
import { updateLecture } from './discussions/update-lecture.ts'
import { getLectureVisible, updateLectureVisible } from './lecture-visible.ts'
import { messageLettre } from './lettres/message.lettres.ts'
import { closeDiscussionsJob } from './messagerie.jobs.ts'
import { createMessage } from './messages/create-message.ts'
import { deleteMessage } from './messages/delete-message.ts'
import { listMessagesTrouves } from './messages/list-messages-trouves.ts'
import { getMessage, listChangements, listMessages } from './messages/messages.queries.ts'
import { messageFichiers, messageSignalable } from './messages/messages.signalables.ts'
import { updateMessage } from './messages/update-message.ts'
import { deleteReactionMessage, updateReactionMessage } from './messages/update-reaction-message.ts'
import { openDiscussionEvenement } from './portes/open-discussion-evenement.ts'
import { openDiscussionReponse } from './portes/open-discussion-reponse.ts'
import { openDiscussionTerritoire } from './portes/open-discussion-territoire.ts'

export const messagerieModule: ServerModule = {
  name: 'messagerie',
  routes: [
    ...bind(messagerieEndpoints, {
      listDiscussions: ({ query }, ctx) => listDiscussions(query, ctx),
      createDiscussion: ({ body }, ctx) => createDiscussion(body, ctx),
      listMessagesTrouves: ({ query }, ctx) => listMessagesTrouves(query, ctx),
      listDestinataires: ({ query }, ctx) => listDestinataires(query.termes, ctx),
      getDestinataire: ({ params }, ctx) => getDestinataire(params.id, ctx),
      getDiscussion: ({ params }, ctx) => getDiscussion(params.id, ctx),
      updateDiscussion: ({ params, body }, ctx) => updateDiscussion(params.id, body.titre, ctx),
      updateLectureDiscussion: ({ params, body }, ctx) => updateLecture(params.id, body.numero, ctx),
      updateMuette: ({ params, body }, ctx) => updateMuette(params.id, body, ctx),
      updateEpingleDiscussion: ({ params, body }, ctx) => updateEpingle(params.id, body.epinglee, ctx),
      updateArchiveDiscussion: ({ params, body }, ctx) => updateArchive(params.id, body.archivee, ctx),
      addParticipantes: ({ params, body }, ctx) => addParticipantes(params.id, body.participantes, ctx),
      deleteParticipante: ({ params }, ctx) => deleteParticipante(params.id, params.adherenteId, ctx),
      endParticipation: ({ params }, ctx) => endParticipation(params.id, ctx),
      acceptContact: ({ params }, ctx) => acceptContact(params.id, ctx),
      declineContact: ({ params }, ctx) => declineContact(params.id, ctx),
      openDiscussionReponse: ({ params }, ctx) => openDiscussionReponse(params, ctx),
      openDiscussionEvenement: ({ params }, ctx) => openDiscussionEvenement(params.id, ctx),
      openDiscussionTerritoire: ({ params }, ctx) => openDiscussionTerritoire(params.id, ctx),
      getLectureVisible: (_input, ctx) => getLectureVisible(ctx),
      updateLectureVisible: ({ body }, ctx) => updateLectureVisible(body, ctx),
    }),
    ...bind(messagesEndpoints, {
      listMessages: ({ params, query }, ctx) => listMessages(params.id, query, ctx),
      listChangements: ({ params, query }, ctx) => listChangements(params.id, query.depuis, ctx),
      createMessage: ({ params, body }, ctx) => createMessage(params.id, body, ctx),
      getMessage: ({ params }, ctx) => getMessage(params.messageId, ctx),
      updateMessage: ({ params, body }, ctx) => updateMessage(params.messageId, body, ctx),
      deleteMessage: ({ params }, ctx) => deleteMessage(params.messageId, ctx),
      updateReactionMessage: ({ params, body }, ctx) =>
        updateReactionMessage(params.messageId, body.type, ctx),
      deleteReactionMessage: ({ params }, ctx) => deleteReactionMessage(params.messageId, ctx),
    }),
  ],
  jobs: [diffuseJob, closeDiscussionsJob],
  lettres: [messageLettre],
  signalables: [messageSignalable],
  objetsFichiers: [messageFichiers],
}
