import { defineEndpoints, file } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { evenementId, idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { participationId } from '#modules/participations/participations.schema.ts'
import { emargementErrors } from './emargement.errors.ts'
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

const refusesPresence = [
  commonErrors.introuvable,
  emargementErrors.evenement_annule,
  emargementErrors.trop_tot,
  emargementErrors.qr_en_attente,
  emargementErrors.qr_annule,
]

export const emargementEndpoints = defineEndpoints({
  getEmargement: {
    method: 'GET',
    path: '/api/evenements/:id/emargement',
    access: 'coordinatrice',
    summary: 'The attendance sheet of an event, by name',
    params: ofEvenement,
    answers: { 200: feuilleEmargement },
    refuses: [commonErrors.introuvable],
  },
  updatePresence: {
    method: 'PUT',
    path: '/api/evenements/:id/emargement/:participationId',
    access: 'coordinatrice',
    summary: 'Record whether a member came',
    params: z.strictObject({ id: evenementId, participationId }),
    body: presenceForm,
    answers: { 200: ligneEmargement },
    refuses: refusesPresence,
  },
  createPointage: {
    method: 'POST',
    path: '/api/evenements/:id/emargement/pointage',
    access: 'coordinatrice',
    summary: 'Check a member in by her QR code; a repeated scan returns the time of the first',
    params: ofEvenement,
    body: pointageForm,
    answers: { 200: pointage },
    refuses: [...refusesPresence, emargementErrors.qr_inconnu],
  },
  createSansInscription: {
    method: 'POST',
    path: '/api/evenements/:id/emargement/walk_in',
    access: 'coordinatrice',
    summary: 'Add and check in a member who was not registered',
    params: ofEvenement,
    body: sansInscriptionForm,
    answers: { 201: ligneEmargement },
    refuses: [commonErrors.introuvable, emargementErrors.evenement_annule, emargementErrors.trop_tot],
  },
  createSynchro: {
    method: 'POST',
    path: '/api/evenements/:id/emargement/synchro',
    access: 'coordinatrice',
    summary: 'Apply the check-ins made offline, in order',
    params: ofEvenement,
    body: synchroForm,
    answers: { 200: synchro },
    refuses: [commonErrors.introuvable],
  },
  getFeuilleEmargement: {
    method: 'GET',
    path: '/api/evenements/:id/emargement.pdf',
    access: 'coordinatrice',
    summary: 'The attendance sheet as a PDF, with a column for signatures',
    params: ofEvenement,
    answers: { 200: file('application/pdf') },
    refuses: [commonErrors.introuvable],
  },
  getAttestationParticipation: {
    method: 'GET',
    path: '/api/evenements/:id/attestation',
    access: 'active',
    summary: 'The caller’s certificate of attendance, once the event is over',
    params: ofEvenement,
    answers: { 200: file('application/pdf') },
    refuses: [
      commonErrors.introuvable,
      emargementErrors.attestation_absente,
      emargementErrors.attestation_trop_tot,
    ],
  },
})
