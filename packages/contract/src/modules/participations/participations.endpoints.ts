import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { evenementId, favoriId, idParams } from '#kit/ids.ts'
import { monInscription } from '#modules/evenements/evenements.schema.ts'
import { participationsErrors } from './participations.errors.ts'
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

/** Whether the seat is still hers to answer. */
const refusesOffre = [
  commonErrors.introuvable,
  participationsErrors.offre_absente,
  participationsErrors.offre_expiree,
  participationsErrors.deja_inscrite,
  participationsErrors.trop_demandee,
]

export const participationsEndpoints = defineEndpoints({
  createParticipation: {
    method: 'POST',
    path: '/api/evenements/:id/inscription',
    access: 'active',
    summary: 'Register the caller for an event, or add her to the end of the waiting list',
    params: ofEvenement,
    body: inscriptionForm,
    answers: { 201: monInscription },
    refuses: [
      commonErrors.introuvable,
      participationsErrors.annule,
      participationsErrors.passe,
      participationsErrors.externe,
      participationsErrors.complet,
      participationsErrors.deja_inscrite,
      participationsErrors.trop_demandee,
    ],
    // Requests for an event queue in the process and are batched before one takes a database connection.
    transaction: 'own',
  },
  deleteParticipation: {
    method: 'DELETE',
    path: '/api/evenements/:id/inscription',
    access: 'active',
    summary: 'Unregister the caller, or remove her from the waiting list; repeating it changes nothing',
    params: ofEvenement,
    body: desinscriptionForm,
    answers: { 204: noContent },
    refuses: [
      commonErrors.introuvable,
      participationsErrors.passe,
      participationsErrors.deja_pointee,
      participationsErrors.trop_demandee,
    ],
    transaction: 'own',
  },
  getParticipation: {
    method: 'GET',
    path: '/api/evenements/:id/inscription',
    access: 'active',
    summary: 'The caller’s registration, her needs and the content of her QR code',
    params: ofEvenement,
    answers: { 200: maParticipation },
    refuses: [commonErrors.introuvable],
  },
  updateBesoins: {
    method: 'PUT',
    path: '/api/evenements/:id/inscription/besoins',
    access: 'active',
    summary: 'Change the caller’s needs for an event; only the organiser sees them',
    params: ofEvenement,
    body: besoinsForm,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, participationsErrors.passe],
  },
  acceptOffre: {
    method: 'POST',
    path: '/api/evenements/:id/inscription/accepter',
    access: 'active',
    summary: 'Accept the seat offered to the caller',
    params: ofEvenement,
    answers: { 200: monInscription },
    refuses: [...refusesOffre, participationsErrors.annule],
    transaction: 'own',
  },
  declineOffre: {
    method: 'POST',
    path: '/api/evenements/:id/inscription/decliner',
    access: 'active',
    summary: 'Decline the seat offered to the caller; it goes to the next member',
    params: ofEvenement,
    answers: { 204: noContent },
    refuses: refusesOffre,
    transaction: 'own',
  },
  getDesinscription: {
    method: 'GET',
    path: '/api/inscription_evenement/desinscription',
    access: 'public',
    summary: 'Unregister with the link of an e-mail; requires the X-Requested-With header',
    query: jetonQuery,
    answers: { 204: noContent },
    refuses: [
      participationsErrors.appel_direct,
      participationsErrors.jeton_inconnu,
      participationsErrors.passe,
      participationsErrors.deja_pointee,
      participationsErrors.trop_demandee,
    ],
    limit: { max: 30, seconds: 300 },
    transaction: 'own',
  },
  getApercuDesinscription: {
    method: 'GET',
    path: '/api/inscription_evenement/apercu',
    access: 'public',
    summary: 'The event of an unregistration link; changes nothing',
    query: jetonQuery,
    answers: { 200: apercuDesinscription },
    refuses: [participationsErrors.jeton_inconnu],
    limit: { max: 60, seconds: 300 },
  },
  createFavori: {
    method: 'POST',
    path: '/api/favoris/',
    access: 'active',
    summary: 'Add an event or a resource to the caller’s favourites; repeating it returns the same response',
    body: favoriForm,
    encoding: 'form',
    answers: { 201: favori },
    refuses: [commonErrors.introuvable],
  },
  deleteFavori: {
    method: 'DELETE',
    path: '/api/favoris/:id',
    access: 'active',
    summary: 'Remove an event or a resource from the caller’s favourites',
    params: idParams(favoriId),
    body: favoriCible,
    encoding: 'form',
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
