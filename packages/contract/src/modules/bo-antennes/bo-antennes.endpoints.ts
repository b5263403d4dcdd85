import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { antennesErrors } from '#modules/antennes/antennes.errors.ts'
import {
  accueilForm,
  coordinatricesForm,
  fermetureTerritoire,
  presentationTerritoire,
  territoireForm,
  territoireUpdate,
} from '#modules/antennes/antennes.forms.ts'
import {
  detailTerritoireBo,
  nouvelleTerritoire,
  territoireBo,
  trisTerritoires,
} from '#modules/antennes/antennes.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'

export const boAntennesEndpoints = defineEndpoints({
  listTerritoiresBo: {
    method: 'GET',
    path: '/api/bo/territoires',
    access: 'coordinatrice',
    summary: 'The branches, including closed ones; for a coordinator, those that she coordinates',
    query: pageQuery.extend(trisTerritoires.shape).extend({ termes: termes.optional() }),
    answers: { 200: listAnswer('territoires', territoireBo) },
  },
  getTerritoireBo: {
    method: 'GET',
    path: '/api/bo/territoires/:id',
    access: 'coordinatrice',
    summary: 'A branch with all its fields, for editing',
    params: idParams(territoireId),
    answers: { 200: detailTerritoireBo },
    refuses: [commonErrors.introuvable],
  },
  createTerritoire: {
    method: 'POST',
    path: '/api/bo/territoires',
    access: 'administratrice',
    summary: 'Create a branch and attach the members of its area to it',
    body: territoireForm,
    answers: { 201: detailTerritoireBo },
    creates: true,
  },
  updateTerritoire: {
    method: 'PUT',
    path: '/api/bo/territoires/:id',
    access: 'administratrice',
    summary: 'Change a branch, its area or its state; may reopen a closed branch',
    params: idParams(territoireId),
    body: territoireUpdate,
    answers: { 200: detailTerritoireBo },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
  updatePresentation: {
    method: 'PUT',
    path: '/api/bo/territoires/:id/presentation',
    access: 'coordinatrice',
    summary: 'Change the presentation of a branch: description, picture, contacts',
    params: idParams(territoireId),
    body: presentationTerritoire,
    answers: { 200: detailTerritoireBo },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
  updateCoordinatrices: {
    method: 'PUT',
    path: '/api/bo/territoires/:id/coordinatrices',
    access: 'administratrice',
    summary: 'Choose the coordinators of a branch',
    params: idParams(territoireId),
    body: coordinatricesForm,
    answers: { 200: detailTerritoireBo },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee, antennesErrors.antenne_fermee],
    confirmation: true,
  },
  closeTerritoire: {
    method: 'POST',
    path: '/api/bo/territoires/:id/fermeture',
    access: 'administratrice',
    summary: 'Close a branch, move its members to another one and notify its coordinators',
    params: idParams(territoireId),
    body: fermetureTerritoire,
    answers: { 200: detailTerritoireBo },
    refuses: [commonErrors.introuvable, antennesErrors.antenne_fermee],
  },
  deleteTerritoire: {
    method: 'DELETE',
    path: '/api/bo/territoires/:id',
    access: 'administratrice',
    summary: 'Delete a closed branch',
    params: idParams(territoireId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, antennesErrors.antenne_ouverte, antennesErrors.antenne_occupee],
  },
  listAAccueillir: {
    method: 'GET',
    path: '/api/bo/territoires/:id/a_accueillir',
    access: 'coordinatrice',
    summary: 'The recent members of a branch, latest first, and whether they have been welcomed',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('adherentes', nouvelleTerritoire) },
    refuses: [commonErrors.introuvable],
  },
  createAccueil: {
    method: 'POST',
    path: '/api/bo/territoires/:id/a_accueillir/:adherenteId',
    access: 'coordinatrice',
    summary: 'Mark a new member as welcomed',
    params: z.strictObject({ id: territoireId, adherenteId }),
    body: accueilForm,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
  acceptRattachement: {
    method: 'POST',
    path: '/api/bo/territoires/:id/a_accueillir/:adherenteId/acceptation',
    access: 'coordinatrice',
    summary: 'Accept a new member: the branch counts as hers at once',
    params: z.strictObject({ id: territoireId, adherenteId }),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, antennesErrors.deja_acceptee],
  },
})
