import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { bodyBytes } from '#kit/fichier.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { emargementAFaire } from '#modules/emargement/emargement.schema.ts'
import { evenementsErrors } from '#modules/evenements/evenements.errors.ts'
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
  evenementModifie,
  filtresEvenementsBo,
  resumeEvenements,
  suitesEvenement,
} from '#modules/evenements/evenements.schema.ts'
import { IMAGE_MAX_OCTETS } from '#modules/medias/medias.schema.ts'
import { referentiel } from '#modules/referentiels/referentiels.schema.ts'
import { aFaire } from './a-faire.schema.ts'

/** Image, thumbnail, and a photo of each of two speakers. */
const IMAGES = 4

export const boEvenementsEndpoints = defineEndpoints({
  listEvenementsBo: {
    method: 'GET',
    path: '/api/bo/evenements',
    access: 'coordinatrice',
    summary: 'The events, including drafts; for a coordinator, those that she manages',
    query: pageQuery.extend(filtresEvenementsBo.shape),
    answers: { 200: listAnswer('evenements', evenementBo) },
  },
  getResumeEvenements: {
    method: 'GET',
    path: '/api/bo/evenements/resume',
    access: 'coordinatrice',
    summary: 'The number of events in each tab, up to the count limit',
    answers: { 200: resumeEvenements },
  },
  getAFaire: {
    method: 'GET',
    path: '/api/bo/a_faire',
    access: 'administratrice',
    summary: 'What waits for an administrator: a capped count of each list',
    answers: { 200: aFaire },
  },
  listTypesEvenementsBo: {
    method: 'GET',
    path: '/api/bo/evenement_types',
    access: 'coordinatrice',
    summary: 'The types of events',
    answers: { 200: z.array(referentiel) },
  },
  getEvenementBo: {
    method: 'GET',
    path: '/api/bo/evenements/:id',
    access: 'coordinatrice',
    summary: 'An event with all its fields, for editing',
    params: idParams(evenementId),
    answers: { 200: detailEvenementBo },
    refuses: [commonErrors.introuvable],
  },
  createEvenement: {
    method: 'POST',
    path: '/api/bo/evenements',
    access: 'coordinatrice',
    summary: 'Create an event, as a draft or published',
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
    summary: 'Change an event; registered and waiting members are mailed a new date or place',
    params: idParams(evenementId),
    body: evenementUpdate,
    encoding: 'form',
    maxBytes: bodyBytes(IMAGES, IMAGE_MAX_OCTETS),
    answers: { 200: evenementModifie },
    refuses: [
      commonErrors.introuvable,
      commonErrors.version_depassee,
      evenementsErrors.enregistrement_auto_refuse,
      evenementsErrors.depublication_refusee,
    ],
    transaction: 'own',
  },
  cancelEvenement: {
    method: 'POST',
    path: '/api/bo/evenements/:id/cancel',
    access: 'coordinatrice',
    summary: 'Cancel an event or restore it, and mail registered and waiting members',
    params: idParams(evenementId),
    query: z.strictObject({ cancel: z.enum(['true', 'false']).transform((value) => value === 'true') }),
    body: evenementCible,
    encoding: 'form',
    answers: { 200: evenementModifie },
    refuses: [commonErrors.introuvable, evenementsErrors.annulation_brouillon],
  },
  duplicateEvenement: {
    method: 'POST',
    path: '/api/bo/evenements/:id/duplicate',
    access: 'coordinatrice',
    summary: 'Copy an event into a draft, without its date and registrations',
    params: idParams(evenementId),
    body: evenementCible,
    encoding: 'form',
    answers: { 201: detailEvenementBo },
    refuses: [commonErrors.introuvable],
    creates: true,
  },
  createSerie: {
    method: 'POST',
    path: '/api/bo/evenements/:id/series',
    access: 'coordinatrice',
    summary: 'Repeat an event: create independent copies of it at later dates',
    params: idParams(evenementId),
    body: serieForm,
    answers: { 201: z.object({ evenements: z.array(dateSerie) }) },
    refuses: [
      commonErrors.introuvable,
      evenementsErrors.serie_annulee,
      evenementsErrors.serie_sans_date,
      evenementsErrors.serie_commencee,
      evenementsErrors.serie_hors_antennes,
    ],
    creates: true,
  },
  updateSuites: {
    method: 'PUT',
    path: '/api/bo/evenements/:id/suites',
    access: 'coordinatrice',
    summary: 'Set the recording, the report and the resources of a past event',
    params: idParams(evenementId),
    body: suitesForm,
    answers: { 200: z.object({ suites: suitesEvenement.nullable() }) },
    refuses: [commonErrors.introuvable, evenementsErrors.suites_trop_tot],
  },
  deleteEvenement: {
    method: 'DELETE',
    path: '/api/bo/evenements/:id',
    access: 'coordinatrice',
    summary: 'Delete an event that has no registration or is cancelled',
    params: idParams(evenementId),
    body: evenementCible,
    encoding: 'form',
    answers: { 204: noContent },
    refuses: [
      commonErrors.introuvable,
      evenementsErrors.suppression_emargee,
      evenementsErrors.suppression_inscrites,
      evenementsErrors.suppression_avis_en_cours,
    ],
  },
  listEmargementsAFaire: {
    method: 'GET',
    path: '/api/bo/emargements/a_faire',
    access: 'coordinatrice',
    summary: 'Past events with an empty attendance sheet; for a coordinator, those that she manages',
    query: pageQuery,
    answers: { 200: listAnswer('evenements', emargementAFaire) },
  },
})
