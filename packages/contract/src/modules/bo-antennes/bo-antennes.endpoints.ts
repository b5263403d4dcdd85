import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
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
    summary: 'Every branch, closed ones included; a coordinator’s own',
    query: pageQuery.extend(trisTerritoires.shape).extend({ termes: z.string().trim().max(100).optional() }),
    answers: { 200: listAnswer('territoires', territoireBo) },
  },
  getTerritoireBo: {
    method: 'GET',
    path: '/api/bo/territoires/:id',
    access: 'coordinatrice',
    summary: 'All of a branch, to be changed',
    params: idParams(territoireId),
    answers: { 200: detailTerritoireBo },
  },
  createTerritoire: {
    method: 'POST',
    path: '/api/bo/territoires',
    access: 'administratrice',
    summary: 'Adds a branch; the members of its area become its own',
    body: territoireForm,
    answers: { 201: detailTerritoireBo },
    creates: true,
  },
  updateTerritoire: {
    method: 'PUT',
    path: '/api/bo/territoires/:id',
    access: 'administratrice',
    summary: 'Changes a branch, its area or its state; opens again one that was closed',
    params: idParams(territoireId),
    body: territoireUpdate,
    answers: { 200: detailTerritoireBo },
  },
  updatePresentation: {
    method: 'PUT',
    path: '/api/bo/territoires/:id/presentation',
    access: 'coordinatrice',
    summary: 'Changes what a branch says of itself: description, picture, contacts',
    params: idParams(territoireId),
    body: presentationTerritoire,
    answers: { 200: detailTerritoireBo },
  },
  updateCoordinatrices: {
    method: 'PUT',
    path: '/api/bo/territoires/:id/coordinatrices',
    access: 'administratrice',
    summary: 'Names those who coordinate a branch; asks for the caller’s password again',
    params: idParams(territoireId),
    body: coordinatricesForm,
    answers: { 200: detailTerritoireBo },
    transaction: 'own',
  },
  closeTerritoire: {
    method: 'POST',
    path: '/api/bo/territoires/:id/fermeture',
    access: 'administratrice',
    summary: 'Closes a branch and says where its members go; its coordinators are told',
    params: idParams(territoireId),
    body: fermetureTerritoire,
    answers: { 200: detailTerritoireBo },
  },
  deleteTerritoire: {
    method: 'DELETE',
    path: '/api/bo/territoires/:id',
    access: 'administratrice',
    summary: 'Deletes a branch that is closed',
    params: idParams(territoireId),
    answers: { 204: noContent },
  },
  listAAccueillir: {
    method: 'GET',
    path: '/api/bo/territoires/:id/a_accueillir',
    access: 'coordinatrice',
    summary: 'Who came to a branch lately, latest first, and who has been welcomed',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('adherentes', nouvelleTerritoire) },
  },
  createAccueil: {
    method: 'POST',
    path: '/api/bo/territoires/:id/a_accueillir/:adherenteId',
    access: 'coordinatrice',
    summary: 'Says that a new member has been welcomed',
    params: z.strictObject({ id: territoireId, adherenteId }),
    body: accueilForm,
    answers: { 204: noContent },
  },
})
