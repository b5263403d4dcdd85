import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { COMMENTAIRES_HEURE_MAX, REACTIONS_HEURE_MAX } from './actus.constants.ts'
import { actusErrors } from './actus.errors.ts'
import { commentaireForm, commentaireUpdate, reactionForm } from './actus.forms.ts'
import { commentaire, commentaireId, publicationId } from './actus.schema.ts'

const params = z.strictObject({ id: publicationId, commentaireId })
const { introuvable, version_depassee } = commonErrors
const { commentaires_fermes, etat_change } = actusErrors
const { restreinte } = moderationErrors

export const commentairesEndpoints = defineEndpoints({
  listCommentaires: {
    method: 'GET',
    path: '/api/publications/:id/commentaires',
    access: 'active',
    summary: 'The comments of a post, latest thread first; answers follow their comment, oldest first',
    params: idParams(publicationId),
    query: pageQuery,
    answers: { 200: listAnswer('commentaires', commentaire) },
    refuses: [introuvable],
  },
  createCommentaire: {
    method: 'POST',
    path: '/api/publications/:id/commentaires',
    access: 'active',
    summary: 'Comment a post, or answer a comment',
    params: idParams(publicationId),
    body: commentaireForm,
    answers: { 201: commentaire },
    creates: true,
    limit: { max: COMMENTAIRES_HEURE_MAX, seconds: 3600, accepted: true },
    refuses: [introuvable, commentaires_fermes, restreinte],
  },
  getCommentaire: {
    method: 'GET',
    path: '/api/publications/:id/commentaires/:commentaireId',
    access: 'active',
    summary: 'A comment',
    params,
    answers: { 200: commentaire },
    refuses: [introuvable],
  },
  updateCommentaire: {
    method: 'PUT',
    path: '/api/publications/:id/commentaires/:commentaireId',
    access: 'active',
    summary: 'Change a comment',
    params,
    body: commentaireUpdate,
    answers: { 200: commentaire },
    refuses: [introuvable, version_depassee, commentaires_fermes, restreinte],
  },
  deleteCommentaire: {
    method: 'DELETE',
    path: '/api/publications/:id/commentaires/:commentaireId',
    access: 'active',
    summary: 'Delete a comment; her own, or by those who moderate the post',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  updateReactionCommentaire: {
    method: 'PUT',
    path: '/api/publications/:id/commentaires/:commentaireId/reaction',
    access: 'active',
    summary: 'React to a comment; another reaction replaces hers',
    params,
    body: reactionForm,
    answers: { 204: noContent },
    limit: { max: REACTIONS_HEURE_MAX, seconds: 3600 },
    refuses: [introuvable, etat_change],
  },
  deleteReactionCommentaire: {
    method: 'DELETE',
    path: '/api/publications/:id/commentaires/:commentaireId/reaction',
    access: 'active',
    summary: 'Take back her reaction to a comment',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
})
