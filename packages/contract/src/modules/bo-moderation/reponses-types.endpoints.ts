import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { boModerationErrors } from './bo-moderation.errors.ts'
import { reponseTypeForm, reponseTypeUpdate } from './bo-moderation.forms.ts'
import { reponseType, reponseTypeId } from './bo-moderation.schema.ts'

const params = idParams(reponseTypeId)

export const reponsesTypesEndpoints = defineEndpoints({
  listReponsesTypes: {
    method: 'GET',
    path: '/api/bo/reponses_types',
    access: 'coordinatrice',
    summary: 'The canned texts, by title',
    answers: { 200: z.object({ reponsesTypes: z.array(reponseType) }) },
  },
  createReponseType: {
    method: 'POST',
    path: '/api/bo/reponses_types',
    access: 'administratrice',
    summary: 'Add a canned text',
    body: reponseTypeForm,
    answers: { 201: reponseType },
    refuses: [boModerationErrors.trop_de_reponses_types],
    creates: true,
  },
  updateReponseType: {
    method: 'PUT',
    path: '/api/bo/reponses_types/:id',
    access: 'administratrice',
    summary: 'Change a canned text',
    params,
    body: reponseTypeUpdate,
    answers: { 200: reponseType },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
  deleteReponseType: {
    method: 'DELETE',
    path: '/api/bo/reponses_types/:id',
    access: 'administratrice',
    summary: 'Delete a canned text',
    params,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
