import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { z } from '#kit/z.ts'
import { antennesErrors } from '#modules/antennes/antennes.errors.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { compteErrors } from './compte.errors.ts'
import {
  changementEmail,
  changementMotDePasse,
  nouvelEmail,
  parametres,
  parametresForm,
  sessionOuverte,
  sessionOuverteId,
} from './compte.schema.ts'

const own = idParams(adherenteId)

export const compteEndpoints = defineEndpoints({
  getParametres: {
    method: 'GET',
    path: '/api/adherentes/:id/parametres',
    access: 'adherente',
    summary: 'The caller’s account; 404 for any other account',
    params: own,
    answers: { 200: parametres },
    refuses: [commonErrors.introuvable],
  },
  updateParametres: {
    method: 'PUT',
    path: '/api/adherentes/:id/parametres',
    access: 'adherente',
    summary: 'Change the caller’s names and commune',
    params: own,
    body: parametresForm,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, antennesErrors.trop_de_changements],
  },
  createChangementEmail: {
    method: 'PUT',
    path: '/api/new_email',
    access: 'adherente',
    summary:
      'Request a new e-mail address with the current password; it changes when the link sent to it is opened',
    body: nouvelEmail,
    answers: { 204: noContent },
    transaction: 'own',
    limit: { max: 10, seconds: 3600 },
  },
  acceptChangementEmail: {
    method: 'POST',
    path: '/api/changement_email',
    access: 'public',
    summary: 'Confirm the new e-mail address with the link, which works once',
    body: changementEmail,
    answers: { 200: z.object({ message: z.string() }) },
    refuses: [compteErrors.changement_expire, compteErrors.changement_impossible],
  },
  updateMotDePasse: {
    method: 'PUT',
    path: '/api/new_password',
    access: 'adherente',
    summary: 'Change the caller’s password; requires the current one and ends her other sessions',
    body: changementMotDePasse,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
    transaction: 'own',
  },
  listSessionsOuvertes: {
    method: 'GET',
    path: '/api/sessions',
    access: 'connectee',
    summary: 'The caller’s open sessions',
    answers: { 200: z.object({ sessions: z.array(sessionOuverte) }) },
  },
  deleteSessionOuverte: {
    method: 'DELETE',
    path: '/api/sessions/:id',
    access: 'connectee',
    summary: 'End one of the caller’s sessions',
    params: idParams(sessionOuverteId),
    answers: { 204: noContent },
  },
  deleteCompte: {
    method: 'DELETE',
    path: '/api/adherentes/:id',
    access: 'connectee',
    summary: 'Request the deletion of the caller’s account, which happens seven days later',
    encoding: 'form',
    params: own,
    body: z.strictObject({ id: adherenteId }),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, compteErrors.derniere_administratrice],
  },
  cancelSuppression: {
    method: 'POST',
    path: '/api/adherentes/:id/annulation_suppression',
    access: 'connectee',
    summary: 'Cancel the deletion of the caller’s account',
    params: own,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
