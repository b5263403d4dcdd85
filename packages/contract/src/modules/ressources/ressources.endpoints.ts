import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { PROPOSITIONS_JOUR_MAX, REMARQUES_JOUR_MAX, UTILES_HEURE_MAX } from './ressources.constants.ts'
import { propositionForm, remarqueForm } from './ressources.forms.ts'
import {
  articleRessource,
  detailRessource,
  filtresRessources,
  proposition,
  ressource,
  ressourceId,
} from './ressources.schema.ts'

const params = idParams(ressourceId)
const { introuvable } = commonErrors
const JOUR = 86_400

export const ressourcesEndpoints = defineEndpoints({
  listRessources: {
    method: 'GET',
    path: '/api/ressources',
    access: 'active',
    summary: 'The resources that she may read, newest or most useful first',
    query: pageQuery.extend(filtresRessources.shape),
    answers: { 200: listAnswer('ressources', ressource) },
  },
  createProposition: {
    method: 'POST',
    path: '/api/ressources/propositions',
    access: 'active',
    summary: 'Propose a link for the library; the proposer is told the answer',
    body: propositionForm,
    answers: { 201: proposition },
    creates: true,
    limit: {
      max: PROPOSITIONS_JOUR_MAX,
      seconds: JOUR,
      accepted: true,
      message: `Tu as déjà proposé ${PROPOSITIONS_JOUR_MAX} ressources aujourd’hui. Reviens demain avec les suivantes.`,
    },
  },
  getArticle: {
    method: 'GET',
    path: '/api/ressources/articles/:id',
    access: 'active',
    summary: 'An article with its text, its pictures and its table of contents',
    params,
    answers: { 200: articleRessource },
    refuses: [introuvable],
  },
  getRessource: {
    method: 'GET',
    path: '/api/ressources/:id',
    access: 'active',
    summary: 'A resource, with what the reader may do with it',
    params,
    answers: { 200: detailRessource },
    refuses: [introuvable],
  },
  updateUtile: {
    method: 'PUT',
    path: '/api/ressources/:id/utile',
    access: 'active',
    summary: 'Say that a resource is useful',
    params,
    answers: { 204: noContent },
    limit: { max: UTILES_HEURE_MAX, seconds: 3600 },
    refuses: [introuvable],
  },
  deleteUtile: {
    method: 'DELETE',
    path: '/api/ressources/:id/utile',
    access: 'active',
    summary: 'No longer say that a resource is useful',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  createVueRessource: {
    method: 'POST',
    path: '/api/ressources/:id/vue',
    access: 'active',
    summary: 'Say that she has opened a resource; each member counts once',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  createRemarque: {
    method: 'POST',
    path: '/api/ressources/:id/remarques',
    access: 'active',
    summary: 'Report what is wrong or out of date in a resource to those who keep it',
    params,
    body: remarqueForm,
    answers: { 204: noContent },
    creates: true,
    limit: {
      max: REMARQUES_JOUR_MAX,
      seconds: JOUR,
      accepted: true,
      message: 'Merci, tu nous en as déjà dit beaucoup aujourd’hui. Reviens demain.',
    },
    refuses: [introuvable],
  },
})
