import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { carteAdherente } from '#modules/adherentes/adherentes.schema.ts'
import { evenementId, favoriId, monInscription } from '#modules/evenements/evenements.schema.ts'
import {
  apercuDesinscription,
  besoinsForm,
  desinscriptionForm,
  favori,
  favoriCible,
  favoriForm,
  inscriptionForm,
  jetonQuery,
  maParticipation,
} from './participations.schema.ts'

const ofEvenement = idParams(evenementId)

export const participationsEndpoints = defineEndpoints({
  createParticipation: {
    method: 'POST',
    path: '/api/evenements/:id/inscription',
    access: 'active',
    summary: 'Registers the caller, or puts her at the end of the queue',
    params: ofEvenement,
    body: inscriptionForm,
    answers: { 201: monInscription },
    // Takes its turn at the event before it takes a connection.
    transaction: 'own',
  },
  deleteParticipation: {
    method: 'DELETE',
    path: '/api/evenements/:id/inscription',
    access: 'active',
    summary: 'Unregisters the caller, or takes her out of the queue; a second time changes nothing',
    params: ofEvenement,
    body: desinscriptionForm,
    answers: { 204: noContent },
    transaction: 'own',
  },
  getParticipation: {
    method: 'GET',
    path: '/api/evenements/:id/inscription',
    access: 'active',
    summary: 'Her own registration, what she said she needs, and what her QR code says',
    params: ofEvenement,
    answers: { 200: maParticipation },
  },
  updateBesoins: {
    method: 'PUT',
    path: '/api/evenements/:id/inscription/besoins',
    access: 'active',
    summary: 'Says what she needs to come; only the organiser reads it',
    params: ofEvenement,
    body: besoinsForm,
    answers: { 204: noContent },
  },
  acceptOffre: {
    method: 'POST',
    path: '/api/evenements/:id/inscription/accepter',
    access: 'active',
    summary: 'Takes the seat that is offered to her',
    params: ofEvenement,
    answers: { 200: monInscription },
    transaction: 'own',
  },
  declineOffre: {
    method: 'POST',
    path: '/api/evenements/:id/inscription/decliner',
    access: 'active',
    summary: 'Leaves the seat that is offered to her to the next one',
    params: ofEvenement,
    answers: { 204: noContent },
    transaction: 'own',
  },
  getDesinscription: {
    method: 'GET',
    path: '/api/inscription_evenement/desinscription',
    access: 'public',
    summary: 'Unregisters by the link of a mail; only when asked by the page, with X-Requested-With',
    query: jetonQuery,
    answers: { 204: noContent },
    limit: { max: 30, seconds: 300 },
    transaction: 'own',
  },
  getApercuDesinscription: {
    method: 'GET',
    path: '/api/inscription_evenement/apercu',
    access: 'public',
    summary: 'The event that the link of a mail is about; nothing is changed',
    query: jetonQuery,
    answers: { 200: apercuDesinscription },
    limit: { max: 60, seconds: 300 },
  },
  createFavori: {
    method: 'POST',
    path: '/api/favoris/',
    access: 'active',
    summary: 'Keeps an event among her favourites; a second time answers the same',
    body: favoriForm,
    encoding: 'form',
    answers: { 201: favori },
  },
  deleteFavori: {
    method: 'DELETE',
    path: '/api/favoris/:id',
    access: 'active',
    summary: 'Takes an event out of her favourites',
    params: idParams(favoriId),
    body: favoriCible,
    encoding: 'form',
    answers: { 204: noContent },
  },
  listDernieresInscrites: {
    method: 'GET',
    path: '/api/adherentes/last',
    access: 'active',
    summary: 'The latest to register to an event',
    query: z.strictObject({ evenementId }),
    answers: { 200: z.array(carteAdherente) },
  },
})
