import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { ressourcesErrors } from '#modules/ressources/ressources.errors.ts'
import {
  propositionId,
  remarqueId,
  ressourceId,
  statutProposition,
  statutRemarque,
} from '#modules/ressources/ressources.schema.ts'
import {
  articleForm,
  fichierRessourceForm,
  lienForm,
  publierForm,
  refusPropositionForm,
  relectureForm,
  ressourceUpdate,
  versionForm,
} from './bo-ressources.forms.ts'
import {
  detailRessourceBo,
  filtresRessourcesBo,
  propositionBo,
  remarqueBo,
  ressourceBo,
  resumeRessources,
} from './bo-ressources.schema.ts'

const params = idParams(ressourceId)
const { introuvable, version_depassee } = commonErrors
const { article_vide, etat_ressource_change, proposition_close, remarque_close } = ressourcesErrors

/** Coordinators see and write the resources of their branches; any other is a 404 for them. */
export const boRessourcesEndpoints = defineEndpoints({
  listRessourcesBo: {
    method: 'GET',
    path: '/api/bo/ressources',
    access: 'coordinatrice',
    summary:
      'The resources of a state that she manages, latest change first; those to verify oldest review first',
    query: pageQuery.extend(filtresRessourcesBo.shape),
    answers: { 200: listAnswer('ressources', ressourceBo) },
  },
  getResumeRessources: {
    method: 'GET',
    path: '/api/bo/ressources/resume',
    access: 'coordinatrice',
    summary: 'How many resources she manages in each state, and what waits for an answer',
    answers: { 200: resumeRessources },
  },
  createLien: {
    method: 'POST',
    path: '/api/bo/ressources/liens',
    access: 'coordinatrice',
    summary: 'Create a draft of a link or of a replay',
    body: lienForm,
    answers: { 201: detailRessourceBo },
    creates: true,
  },
  createArticle: {
    method: 'POST',
    path: '/api/bo/ressources/articles',
    access: 'coordinatrice',
    summary: 'Create a draft of an article',
    body: articleForm,
    answers: { 201: detailRessourceBo },
    creates: true,
  },
  createFichierRessource: {
    method: 'POST',
    path: '/api/bo/ressources/fichiers',
    access: 'coordinatrice',
    summary: 'Create a draft of a file to download',
    body: fichierRessourceForm,
    answers: { 201: detailRessourceBo },
    creates: true,
  },
  listPropositions: {
    method: 'GET',
    path: '/api/bo/ressources/propositions',
    access: 'administratrice',
    summary: 'The links that members propose, oldest first while they wait, latest answer first after',
    query: pageQuery.extend({ statut: statutProposition.default('a_traiter') }),
    answers: { 200: listAnswer('propositions', propositionBo) },
  },
  acceptProposition: {
    method: 'POST',
    path: '/api/bo/ressources/propositions/:id/accepter',
    access: 'administratrice',
    summary: 'Make a draft of a proposed link, and tell its proposer',
    params: idParams(propositionId),
    answers: { 201: detailRessourceBo },
    refuses: [introuvable, proposition_close],
  },
  declineProposition: {
    method: 'POST',
    path: '/api/bo/ressources/propositions/:id/refuser',
    access: 'administratrice',
    summary: 'Refuse a proposed link, and tell its proposer why',
    params: idParams(propositionId),
    body: refusPropositionForm,
    answers: { 204: noContent },
    refuses: [introuvable, proposition_close],
  },
  listRemarques: {
    method: 'GET',
    path: '/api/bo/ressources/remarques',
    access: 'coordinatrice',
    summary: 'What members say about the resources that she manages, oldest first while it waits',
    query: pageQuery.extend({ statut: statutRemarque.default('a_traiter') }),
    answers: { 200: listAnswer('remarques', remarqueBo) },
  },
  closeRemarque: {
    method: 'POST',
    path: '/api/bo/ressources/remarques/:id/traiter',
    access: 'coordinatrice',
    summary: 'Say that a remark was handled',
    params: idParams(remarqueId),
    answers: { 204: noContent },
    refuses: [introuvable, remarque_close],
  },
  getRessourceBo: {
    method: 'GET',
    path: '/api/bo/ressources/:id',
    access: 'coordinatrice',
    summary: 'A resource with all that its form edits',
    params,
    answers: { 200: detailRessourceBo },
    refuses: [introuvable],
  },
  updateRessource: {
    method: 'PUT',
    path: '/api/bo/ressources/:id',
    access: 'coordinatrice',
    summary: 'Change a resource; the changes of an article that is published stay unpublished',
    params,
    body: ressourceUpdate,
    answers: { 200: detailRessourceBo },
    refuses: [introuvable, version_depassee, etat_ressource_change],
  },
  deleteRessource: {
    method: 'DELETE',
    path: '/api/bo/ressources/:id',
    access: 'coordinatrice',
    summary: 'Delete a draft, or what is archived, with its pictures and its file',
    params,
    answers: { 204: noContent },
    refuses: [introuvable, etat_ressource_change],
  },
  deleteBrouillonEnCours: {
    method: 'DELETE',
    path: '/api/bo/ressources/:id/brouillon',
    access: 'coordinatrice',
    summary: 'Drop the unpublished changes of an article',
    params,
    body: versionForm,
    answers: { 200: detailRessourceBo },
    refuses: [introuvable, version_depassee, etat_ressource_change],
  },
  publishRessource: {
    method: 'POST',
    path: '/api/bo/ressources/:id/publier',
    access: 'coordinatrice',
    summary:
      'Publish a draft or the changes of an article, verify a resource, or bring it back from the archives',
    params,
    body: publierForm,
    answers: { 200: detailRessourceBo },
    refuses: [introuvable, version_depassee, etat_ressource_change, article_vide],
  },
  archiveRessource: {
    method: 'POST',
    path: '/api/bo/ressources/:id/archiver',
    access: 'coordinatrice',
    summary: 'Take a resource out of the library',
    params,
    body: versionForm,
    answers: { 200: detailRessourceBo },
    refuses: [introuvable, version_depassee, etat_ressource_change],
  },
  createRelecture: {
    method: 'POST',
    path: '/api/bo/ressources/:id/relecture',
    access: 'coordinatrice',
    summary: 'Say who reviewed a resource today, and when it is to be reviewed again',
    params,
    body: relectureForm,
    answers: { 200: detailRessourceBo },
    refuses: [introuvable, version_depassee, etat_ressource_change],
  },
})
