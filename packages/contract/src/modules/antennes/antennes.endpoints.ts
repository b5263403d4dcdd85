import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { carteAdherente, territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { antenneForm } from './antennes.forms.ts'
import {
  antenneAdherente,
  choixTerritoires,
  detailTerritoire,
  filtresTerritoires,
  territoire,
} from './antennes.schema.ts'

export const antennesEndpoints = defineEndpoints({
  listTerritoires: {
    method: 'GET',
    path: '/api/territoires',
    access: 'active',
    summary: 'The branches that are not closed, by region and name as asked',
    query: pageQuery.extend(filtresTerritoires.shape),
    answers: { 200: listAnswer('territoires', territoire) },
  },
  listChoixTerritoires: {
    method: 'GET',
    path: '/api/territoires/choix',
    access: 'active',
    summary: 'Every branch that is not closed, by its name, for a list of choices',
    answers: { 200: choixTerritoires },
  },
  getTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id',
    access: 'active',
    summary: 'A branch: what it says of itself, where its members come from, who coordinates it',
    params: idParams(territoireId),
    answers: { 200: detailTerritoire },
  },
  listAdherentesTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id/adherentes',
    access: 'active',
    summary: 'The members of a branch, by name',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('adherentes', carteAdherente) },
  },
  createSuivi: {
    method: 'POST',
    path: '/api/territoires/:id/suivi',
    access: 'active',
    summary: 'Follows a branch beside her own; a second time changes nothing',
    params: idParams(territoireId),
    answers: { 204: noContent },
  },
  deleteSuivi: {
    method: 'DELETE',
    path: '/api/territoires/:id/suivi',
    access: 'active',
    summary: 'Follows a branch no longer',
    params: idParams(territoireId),
    answers: { 204: noContent },
  },
  updateAntenne: {
    method: 'PUT',
    path: '/api/adherentes/:id/antenne',
    access: 'active',
    summary: 'Chooses her own branch, or goes back to the one of her commune',
    params: idParams(adherenteId),
    body: antenneForm,
    answers: { 200: antenneAdherente },
  },
})
