import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
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
    summary: 'The published events by date; upcoming ones unless a date is given',
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
    summary: 'A published event; the video call link is returned only to registered members and its managers',
    params: idParams(evenementId),
    answers: { 200: detailEvenement },
    refuses: [commonErrors.introuvable],
  },
  listEvenementsTerritoire: {
    method: 'GET',
    path: '/api/territoires/:id/evenements',
    access: 'active',
    summary: 'The upcoming events of a branch, by date',
    params: idParams(territoireId),
    query: pageQuery,
    answers: { 200: listAnswer('evenements', carteEvenement) },
    refuses: [commonErrors.introuvable],
  },
})
