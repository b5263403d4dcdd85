import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { bodyBytes } from '#kit/fichier.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { emargementAFaire } from '#modules/emargement/emargement.schema.ts'
import {
  evenementCible,
  evenementForm,
  evenementUpdate,
  serieForm,
  suitesForm,
} from '#modules/evenements/evenements.forms.ts'
import {
  dateSerie,
  detailEvenementBo,
  evenementBo,
  filtresEvenementsBo,
  resumeEvenements,
  suitesEvenement,
} from '#modules/evenements/evenements.schema.ts'
import { IMAGE_MAX_OCTETS } from '#modules/medias/medias.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'

/** Image, thumbnail, and a photo of each of two speakers. */
const IMAGES = 4

export const boEvenementsEndpoints = defineEndpoints({
  listEvenementsBo: {
    method: 'GET',
    path: '/api/bo/evenements',
    access: 'coordinatrice',
    summary: 'Every event, drafts included; of a coordinator, those that concern her',
    query: pageQuery.extend(filtresEvenementsBo.shape),
    answers: { 200: listAnswer('evenements', evenementBo) },
  },
  getResumeEvenements: {
    method: 'GET',
    path: '/api/bo/evenements/resume',
    access: 'coordinatrice',
    summary: 'How many events each tab holds, counted no further than the cap',
    answers: { 200: resumeEvenements },
  },
  listTypesEvenementsBo: {
    method: 'GET',
    path: '/api/bo/evenement_types',
    access: 'coordinatrice',
    summary: 'The types that an event may have',
    answers: { 200: z.array(referentiel) },
  },
  getEvenementBo: {
    method: 'GET',
    path: '/api/bo/evenements/:id',
    access: 'coordinatrice',
    summary: 'All of an event, to be changed',
    params: idParams(evenementId),
    answers: { 200: detailEvenementBo },
  },
  createEvenement: {
    method: 'POST',
    path: '/api/bo/evenements',
    access: 'coordinatrice',
    summary: 'Adds an event, as a draft or published at once',
    body: evenementForm,
    encoding: 'form',
    maxBytes: bodyBytes(IMAGES, IMAGE_MAX_OCTETS),
    answers: { 201: detailEvenementBo },
    creates: true,
  },
  updateEvenement: {
    method: 'POST',
    path: '/api/bo/evenements/:id',
    access: 'coordinatrice',
    summary: 'Changes an event; those who come or wait are told once of a new date, place or state',
    params: idParams(evenementId),
    body: evenementUpdate,
    encoding: 'form',
    maxBytes: bodyBytes(IMAGES, IMAGE_MAX_OCTETS),
    answers: { 200: detailEvenementBo },
    transaction: 'own',
  },
  cancelEvenement: {
    method: 'POST',
    path: '/api/bo/evenements/:id/cancel',
    access: 'coordinatrice',
    summary: 'Cancels an event or takes it back; those who come or wait are told once',
    params: idParams(evenementId),
    query: z.strictObject({ cancel: z.enum(['true', 'false']).transform((value) => value === 'true') }),
    body: evenementCible,
    encoding: 'form',
    answers: { 200: detailEvenementBo },
  },
  duplicateEvenement: {
    method: 'POST',
    path: '/api/bo/evenements/:id/duplicate',
    access: 'coordinatrice',
    summary: 'Makes a draft of the same, without a date or anybody registered',
    params: idParams(evenementId),
    body: evenementCible,
    encoding: 'form',
    answers: { 201: detailEvenementBo },
    creates: true,
  },
  createSerie: {
    method: 'POST',
    path: '/api/bo/evenements/:id/series',
    access: 'coordinatrice',
    summary: 'Repeats an event: copies of it at the dates that follow, each its own from then on',
    params: idParams(evenementId),
    body: serieForm,
    answers: { 201: z.object({ evenements: z.array(dateSerie) }) },
    creates: true,
  },
  updateSuites: {
    method: 'PUT',
    path: '/api/bo/evenements/:id/suites',
    access: 'coordinatrice',
    summary: 'Says what is left of an event that is over: its recording, its report',
    params: idParams(evenementId),
    body: suitesForm,
    answers: { 200: z.object({ suites: suitesEvenement.nullable() }) },
  },
  deleteEvenement: {
    method: 'DELETE',
    path: '/api/bo/evenements/:id',
    access: 'coordinatrice',
    summary: 'Deletes an event to which nobody is registered, or that is cancelled',
    params: idParams(evenementId),
    body: evenementCible,
    encoding: 'form',
    answers: { 204: noContent },
  },
  listEmargementsAFaire: {
    method: 'GET',
    path: '/api/bo/emargements/a_faire',
    access: 'coordinatrice',
    summary: 'The past events whose sheet is empty, latest first; of a coordinator, those that concern her',
    query: pageQuery,
    answers: { 200: listAnswer('evenements', emargementAFaire) },
  },
})
