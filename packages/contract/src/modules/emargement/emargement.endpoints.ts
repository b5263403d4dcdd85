import { defineEndpoints, file } from '#kit/endpoint.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { participationId } from '#modules/participations/participations.schema.ts'
import {
  feuilleEmargement,
  ligneEmargement,
  pointage,
  pointageForm,
  presenceForm,
  sansInscriptionForm,
  synchro,
  synchroForm,
} from './emargement.schema.ts'

const ofEvenement = idParams(evenementId)

export const emargementEndpoints = defineEndpoints({
  getEmargement: {
    method: 'GET',
    path: '/api/evenements/:id/emargement',
    access: 'coordinatrice',
    summary: 'The presence sheet of an event, by name',
    params: ofEvenement,
    answers: { 200: feuilleEmargement },
  },
  updatePresence: {
    method: 'PUT',
    path: '/api/evenements/:id/emargement/:participationId',
    access: 'coordinatrice',
    summary: 'Notes whether somebody came',
    params: z.strictObject({ id: evenementId, participationId }),
    body: presenceForm,
    answers: { 200: ligneEmargement },
  },
  createPointage: {
    method: 'POST',
    path: '/api/evenements/:id/emargement/pointage',
    access: 'coordinatrice',
    summary: 'Checks somebody in by her QR code; a second time says when it was',
    params: ofEvenement,
    body: pointageForm,
    answers: { 200: pointage },
  },
  createSansInscription: {
    method: 'POST',
    path: '/api/evenements/:id/emargement/walk_in',
    access: 'coordinatrice',
    summary: 'Adds and checks in somebody who came without being registered',
    params: ofEvenement,
    body: sansInscriptionForm,
    answers: { 201: ligneEmargement },
  },
  createSynchro: {
    method: 'POST',
    path: '/api/evenements/:id/emargement/synchro',
    access: 'coordinatrice',
    summary: 'Takes what was done without a network, in its order',
    params: ofEvenement,
    body: synchroForm,
    answers: { 200: synchro },
  },
  getFeuilleEmargement: {
    method: 'GET',
    path: '/api/evenements/:id/emargement.pdf',
    access: 'coordinatrice',
    summary: 'The sheet to print, with a column for signatures',
    params: ofEvenement,
    answers: { 200: file('application/pdf') },
  },
  getAttestationParticipation: {
    method: 'GET',
    path: '/api/evenements/:id/attestation',
    access: 'active',
    summary: 'The attestation of who was there, for herself',
    params: ofEvenement,
    answers: { 200: file('application/pdf') },
  },
})
