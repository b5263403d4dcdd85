import { TERMES_MAX } from '#kit/constants.ts'
import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { carteAdherente, territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { SUGGESTIONS_MAX } from './coups-de-pouce.constants.ts'
import { coupsDePouceErrors } from './coups-de-pouce.errors.ts'
import {
  brouillonForm,
  brouillonUpdate,
  clotureForm,
  coupDePouceForm,
  coupDePouceUpdate,
  prolongationForm,
  resolutionForm,
} from './coups-de-pouce.forms.ts'
import {
  carteCoupDePouce,
  coupDePouce,
  coupDePouceId,
  coupDePouceProche,
  dejaRepondu,
  filtresCoupsDePouce,
} from './coups-de-pouce.schema.ts'

const params = idParams(coupDePouceId)
const { introuvable, version_depassee } = commonErrors
const { etat_change } = coupsDePouceErrors
/** What publishing may be refused for. */
const publishing = [
  coupsDePouceErrors.trop_d_ouverts,
  coupsDePouceErrors.deja_urgente,
  moderationErrors.restreinte,
] as const

export const coupsDePouceEndpoints = defineEndpoints({
  listCoupsDePouce: {
    method: 'GET',
    path: '/api/coups_de_pouce',
    access: 'active',
    summary: 'The help requests, newest first; those that are open unless a state is given',
    query: pageQuery.extend(filtresCoupsDePouce.shape),
    answers: { 200: listAnswer('coupsdepouce', carteCoupDePouce) },
  },
  listCoupsDePouceTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id/coups_de_pouce',
    access: 'active',
    summary: 'The open help requests of a branch, newest first',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('coupsdepouce', carteCoupDePouce) },
    refuses: [introuvable],
  },
  getDejaRepondu: {
    method: 'GET',
    path: '/api/coups_de_pouce/deja_repondu',
    access: 'active',
    summary: 'The help requests and the questions of the FAQ that resemble a title that is being typed',
    // As any search, so shorter than a title may be: the browser cuts it.
    query: z.strictObject({ titre: z.string().trim().min(1).max(TERMES_MAX) }),
    answers: { 200: dejaRepondu },
  },
  createCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce',
    access: 'active',
    summary: 'Publish a help request; the members whose skills it asks for are told, once',
    body: coupDePouceForm,
    answers: { 201: coupDePouce },
    creates: true,
    refuses: publishing,
  },
  createBrouillon: {
    method: 'POST',
    path: '/api/brouillons_coup_de_pouce',
    access: 'active',
    summary: 'Keep a draft of a help request',
    body: brouillonForm,
    answers: { 201: coupDePouce },
    creates: true,
    refuses: [coupsDePouceErrors.trop_de_brouillons],
  },
  updateBrouillon: {
    method: 'PUT',
    path: '/api/brouillons_coup_de_pouce/:id',
    access: 'active',
    summary: 'Change a draft',
    params,
    body: brouillonUpdate,
    answers: { 200: coupDePouce },
    refuses: [introuvable, version_depassee],
  },
  getCoupDePouce: {
    method: 'GET',
    path: '/api/coups_de_pouce/:id',
    access: 'active',
    summary: 'A help request, with what the reader may do with it',
    params,
    answers: { 200: coupDePouce },
    refuses: [introuvable],
  },
  updateCoupDePouce: {
    method: 'PUT',
    path: '/api/coups_de_pouce/:id',
    access: 'active',
    summary: 'Change a help request, or publish a draft',
    params,
    body: coupDePouceUpdate,
    answers: { 200: coupDePouce },
    refuses: [introuvable, version_depassee, etat_change, ...publishing],
  },
  deleteCoupDePouce: {
    method: 'DELETE',
    path: '/api/coups_de_pouce/:id',
    access: 'active',
    summary: 'Delete a help request with its answers and files',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  resolveCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/resoudre',
    access: 'active',
    summary: 'Say that a help request is solved, and thank those who helped',
    params,
    body: resolutionForm,
    answers: { 200: coupDePouce },
    refuses: [introuvable, etat_change, moderationErrors.restreinte],
  },
  closeCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/clore',
    access: 'active',
    summary: 'Close a help request that is no longer needed',
    params,
    body: clotureForm,
    answers: { 200: coupDePouce },
    refuses: [introuvable, etat_change],
  },
  renewCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/prolonger',
    access: 'active',
    summary: 'Give a help request a later last day; an expired one is open again',
    params,
    body: prolongationForm,
    answers: { 200: coupDePouce },
    refuses: [introuvable, etat_change, ...publishing],
  },
  openCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/rouvrir',
    access: 'active',
    summary: 'Open a solved or closed help request again',
    params,
    answers: { 200: coupDePouce },
    refuses: [introuvable, etat_change, ...publishing],
  },
  listSuggestions: {
    method: 'GET',
    path: '/api/coups_de_pouce/:id/suggestions',
    access: 'active',
    summary: 'The members who could help: their skills or their sector, the nearest first',
    params,
    answers: { 200: z.object({ adherentes: z.array(carteAdherente).max(SUGGESTIONS_MAX) }) },
    refuses: [introuvable],
  },
  listCoupsDePouceProches: {
    method: 'GET',
    path: '/api/coups_de_pouce/:id/proches',
    access: 'active',
    summary: 'The help requests that resemble this one',
    params,
    answers: { 200: z.object({ coupsdepouce: z.array(coupDePouceProche) }) },
    refuses: [introuvable],
  },
  createSuiviCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/suivi',
    access: 'active',
    summary: 'Be told of the answers to a help request',
    params,
    answers: { 204: noContent },
    refuses: [introuvable, coupsDePouceErrors.ferme],
  },
  deleteSuiviCoupDePouce: {
    method: 'DELETE',
    path: '/api/coups_de_pouce/:id/suivi',
    access: 'active',
    summary: 'No longer be told of the answers to a help request',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  createFavoriCoupDePouce: {
    method: 'POST',
    path: '/api/coups_de_pouce/:id/favori',
    access: 'active',
    summary: 'Save a help request',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  deleteFavoriCoupDePouce: {
    method: 'DELETE',
    path: '/api/coups_de_pouce/:id/favori',
    access: 'active',
    summary: 'No longer save a help request',
    params,
    answers: { 204: noContent },
    refuses: [introuvable],
  },
})
