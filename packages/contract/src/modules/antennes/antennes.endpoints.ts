import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { carteAdherente, territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { antennesErrors } from './antennes.errors.ts'
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
    summary: 'The open branches, filtered by region and name',
    query: pageQuery.extend(filtresTerritoires.shape),
    answers: { 200: listAnswer('territoires', territoire) },
  },
  listChoixTerritoires: {
    method: 'GET',
    path: '/api/territoires/choix',
    access: 'active',
    summary: 'The open branches by name, for a select field',
    answers: { 200: choixTerritoires },
  },
  getTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id',
    access: 'active',
    summary: 'A branch: its presentation, the origin of its members and its coordinators',
    params: idParams(territoireId),
    answers: { 200: detailTerritoire },
    refuses: [commonErrors.introuvable],
  },
  listAdherentesTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id/adherentes',
    access: 'active',
    summary: 'The members of a branch, by name',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('adherentes', carteAdherente) },
    refuses: [commonErrors.introuvable],
  },
  createSuivi: {
    method: 'POST',
    path: '/api/territoires/:id/suivi',
    access: 'active',
    summary: 'Follow a branch; following it twice changes nothing',
    params: idParams(territoireId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, antennesErrors.deja_la_tienne, antennesErrors.trop_suivies],
  },
  deleteSuivi: {
    method: 'DELETE',
    path: '/api/territoires/:id/suivi',
    access: 'active',
    summary: 'Stop following a branch',
    params: idParams(territoireId),
    answers: { 204: noContent },
  },
  updateAntenne: {
    method: 'PUT',
    path: '/api/adherentes/:id/antenne',
    access: 'active',
    summary: 'Choose the caller’s branch, or restore the branch of her commune',
    params: idParams(adherenteId),
    body: antenneForm,
    answers: { 200: antenneAdherente },
    refuses: [commonErrors.introuvable, antennesErrors.trop_de_changements],
  },
})
