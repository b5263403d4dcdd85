import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { boRechercheErrors } from './bo-recherche.errors.ts'
import {
  SYNONYMES_MAX,
  rechercheSansResultat,
  synonyme,
  synonymeForm,
  synonymeId,
  synonymeUpdate,
} from './bo-recherche.schema.ts'

const { introuvable, version_depassee } = commonErrors
const { trop_de_synonymes, mot_deja_pris } = boRechercheErrors

export const boRechercheEndpoints = defineEndpoints({
  listSynonymes: {
    method: 'GET',
    path: '/api/bo/recherche/synonymes',
    access: 'administratrice',
    summary: 'The words that search takes for one another, by their first word',
    answers: { 200: z.object({ synonymes: z.array(synonyme).max(SYNONYMES_MAX) }) },
  },
  createSynonyme: {
    method: 'POST',
    path: '/api/bo/recherche/synonymes',
    access: 'administratrice',
    summary: 'Add a group of synonyms; it counts from the next search',
    body: synonymeForm,
    answers: { 201: synonyme },
    creates: true,
    refuses: [trop_de_synonymes, mot_deja_pris],
  },
  updateSynonyme: {
    method: 'PUT',
    path: '/api/bo/recherche/synonymes/:id',
    access: 'administratrice',
    summary: 'Change a group of synonyms',
    params: idParams(synonymeId),
    body: synonymeUpdate,
    answers: { 200: synonyme },
    refuses: [introuvable, version_depassee, mot_deja_pris],
  },
  deleteSynonyme: {
    method: 'DELETE',
    path: '/api/bo/recherche/synonymes/:id',
    access: 'administratrice',
    summary: 'Delete a group of synonyms',
    params: idParams(synonymeId),
    answers: { 204: noContent },
    refuses: [introuvable],
  },
  listRecherchesSansResultat: {
    method: 'GET',
    path: '/api/bo/recherche/sans_resultat',
    access: 'administratrice',
    summary: 'The searches that found nothing, the most frequent first, without names',
    query: pageQuery,
    answers: { 200: listAnswer('recherches', rechercheSansResultat) },
  },
})
