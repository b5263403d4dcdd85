import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import {
  changementEmail,
  changementMotDePasse,
  nouvelEmail,
  parametres,
  parametresForm,
  preferences,
  sessionOuverte,
  sessionOuverteId,
} from './compte.schema.ts'

const own = idParams(adherenteId)

export const compteEndpoints = defineEndpoints({
  getParametres: {
    method: 'GET',
    path: '/api/adherentes/:id/parametres',
    access: 'adherente',
    summary: 'Her own account; that of another is not found',
    params: own,
    answers: { 200: parametres },
  },
  updateParametres: {
    method: 'PUT',
    path: '/api/adherentes/:id/parametres',
    access: 'adherente',
    summary: 'Her names and her commune',
    params: own,
    body: parametresForm,
    answers: { 204: noContent },
  },
  createChangementEmail: {
    method: 'PUT',
    path: '/api/new_email',
    access: 'adherente',
    summary: 'Mails a link to the new address, which changes once it is followed',
    body: nouvelEmail,
    answers: { 204: noContent },
    limit: { max: 10, seconds: 3600 },
  },
  acceptChangementEmail: {
    method: 'POST',
    path: '/api/changement_email',
    access: 'public',
    summary: 'Follows that link, once',
    body: changementEmail,
    answers: { 200: z.object({ message: z.string() }) },
  },
  updateMotDePasse: {
    method: 'PUT',
    path: '/api/new_password',
    access: 'adherente',
    summary: 'Changes her password, for whoever knows it; her other sessions end',
    body: changementMotDePasse,
    answers: { 204: noContent },
    transaction: 'own',
  },
  updatePreferences: {
    method: 'POST',
    path: '/api/notifications/preferences',
    access: 'adherente',
    summary: 'What she wants to be told by mail',
    encoding: 'form',
    body: preferences,
    answers: { 204: noContent },
  },
  listSessionsOuvertes: {
    method: 'GET',
    path: '/api/sessions',
    access: 'connectee',
    summary: 'Where she is connected',
    answers: { 200: z.object({ sessions: z.array(sessionOuverte) }) },
  },
  deleteSessionOuverte: {
    method: 'DELETE',
    path: '/api/sessions/:id',
    access: 'connectee',
    summary: 'Ends one of her sessions',
    params: idParams(sessionOuverteId),
    answers: { 204: noContent },
  },
  deleteCompte: {
    method: 'DELETE',
    path: '/api/adherentes/:id',
    access: 'connectee',
    summary: 'Asks for her account to be erased, seven days later',
    encoding: 'form',
    params: own,
    body: z.strictObject({ id: adherenteId }),
    answers: { 204: noContent },
  },
  cancelSuppression: {
    method: 'POST',
    path: '/api/adherentes/:id/annulation_suppression',
    access: 'connectee',
    summary: 'Keeps an account that was to be erased',
    params: own,
    answers: { 204: noContent },
  },
})
