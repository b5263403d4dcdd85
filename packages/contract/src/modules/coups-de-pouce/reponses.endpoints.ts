import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { REPONSES_HEURE_MAX } from './coups-de-pouce.constants.ts'
import { coupsDePouceErrors } from './coups-de-pouce.errors.ts'
import { reponseForm, reponseUpdate } from './coups-de-pouce.forms.ts'
import { coupDePouceId, reponseCoupDePouce, reponseId } from './coups-de-pouce.schema.ts'

const params = z.strictObject({ id: coupDePouceId, reponseId })
const { introuvable, version_depassee } = commonErrors
const { ferme, etat_change } = coupsDePouceErrors

export const reponsesEndpoints = defineEndpoints({
  listReponses: {
    method: 'GET',
    path: '/api/coups_de_pouce/:id/reponses',
    access: 'active',
    summary: 'The answers to a help request, oldest first, each followed by those to it',
    params: idParams(coupDePouceId),
    query: pageQuery,
    answers: { 200: listAnswer('reponses', reponseCoupDePouce) },
    refuses: [introuvable],
  },
  createReponse: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/reponses',
    access: 'active',
    summary: 'Answer a help request, to all or to its author alone',
    params: idParams(coupDePouceId),
    body: reponseForm,
    answers: { 201: reponseCoupDePouce },
    creates: true,
    limit: { max: REPONSES_HEURE_MAX, seconds: 3600, accepted: true },
    refuses: [introuvable, ferme, moderationErrors.restreinte],
  },
  getReponse: {
    method: 'GET',
    path: '/api/coups_de_pouce/:id/reponses/:reponseId',
    access: 'active',
    summary: 'An answer to a help request',
    params,
    answers: { 200: reponseCoupDePouce },
    refuses: [introuvable],
  },
  updateReponse: {
    method: 'PUT',
    path: '/api/coups_de_pouce/:id/reponses/:reponseId',
    access: 'active',
    summary: 'Change an answer',
    params,
    body: reponseUpdate,
    answers: { 200: reponseCoupDePouce },
    refuses: [introuvable, version_depassee, ferme, moderationErrors.restreinte],
  },
  deleteReponse: {
    method: 'DELETE',
    path: '/api/coups_de_pouce/:id/reponses/:reponseId',
    access: 'active',
    summary: 'Delete an answer; the author’s own, or by those who moderate the request',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  acceptReponse: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/reponses/:reponseId/accepter',
    access: 'active',
    summary: 'Accept the help that an answer offers',
    params,
    answers: { 200: reponseCoupDePouce },
    refuses: [introuvable, etat_change],
  },
})
