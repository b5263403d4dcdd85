import { defineEndpoints } from '#kit/endpoint.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { territoireId } from '#modules/adherentes/adherentes.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { carteEvenement, detailEvenement, filtresEvenements } from './evenements.schema.ts'

export const evenementsEndpoints = defineEndpoints({
  listEvenements: {
    method: 'GET',
    path: '/api/evenements',
    access: 'active',
    summary: 'The events that are published, by date; those to come unless a date is given',
    query: pageQuery.extend(filtresEvenements.shape),
    answers: { 200: listAnswer('evenements', carteEvenement) },
  },
  listThemesEvenements: {
    method: 'GET',
    path: '/api/evenements/themes',
    access: 'active',
    summary: 'The themes of events',
    answers: { 200: z.array(referentiel) },
  },
  listTypesEvenements: {
    method: 'GET',
    path: '/api/evenement_types',
    access: 'active',
    summary: 'The types of events',
    answers: { 200: z.array(referentiel) },
  },
  getEvenement: {
    method: 'GET',
    path: '/api/evenements/:id',
    access: 'active',
    summary: 'An event that is published; how to join it on line, only for who is registered or manages it',
    params: idParams(evenementId),
    answers: { 200: detailEvenement },
  },
  listEvenementsTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id/evenements',
    access: 'active',
    summary: 'The events to come of a branch, by date',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('evenements', carteEvenement) },
  },
})
