import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { actionForm, bilanAction, simulationAction } from './actions.schema.ts'
import { ficheForm, fonctionsForm, suspensionForm } from './bo-adherentes.forms.ts'
import { fiche, filtresFiches, ligneFiche, resumeFiches, triFiches } from './bo-adherentes.schema.ts'
import { demandeValeurSensible, valeurSensible } from './valeurs-sensibles.schema.ts'

export const boAdherentesEndpoints = defineEndpoints({
  listFiches: {
    method: 'GET',
    path: '/api/bo/adherentes',
    access: 'coordinatrice',
    summary: 'Every member, a coordinator’s of her branches; by name, sign-up or end of membership',
    query: pageQuery.extend(filtresFiches.shape).extend(triFiches.shape),
    answers: { 200: listAnswer('adherentes', ligneFiche) },
  },
  getResumeFiches: {
    method: 'GET',
    path: '/api/bo/adherentes/resume',
    access: 'coordinatrice',
    summary: 'How many there are in each state, counted no further than the cap',
    answers: { 200: resumeFiches },
  },
  getSimulationAction: {
    method: 'POST',
    path: '/api/bo/adherentes/actions/simulation',
    access: 'coordinatrice',
    summary: 'What an action would do, and to whom it would not; nothing is written',
    body: actionForm,
    answers: { 200: simulationAction },
    transaction: 'own',
  },
  createActionFiches: {
    method: 'POST',
    path: '/api/bo/adherentes/actions',
    access: 'coordinatrice',
    summary: 'Attaches members to a branch, or asks them again to pay or to finish their sign-up',
    body: actionForm,
    answers: { 200: bilanAction },
    creates: true,
  },
  getFiche: {
    method: 'GET',
    path: '/api/bo/adherentes/:id',
    access: 'coordinatrice',
    summary: 'A member, but for what is asked for one value at a time',
    params: idParams(adherenteId),
    answers: { 200: fiche },
  },
  updateFiche: {
    method: 'PUT',
    path: '/api/bo/adherentes/:id',
    access: 'administratrice',
    summary: 'Changes her names and commune',
    params: idParams(adherenteId),
    body: ficheForm,
    answers: { 200: fiche },
  },
  getValeurSensible: {
    method: 'POST',
    path: '/api/bo/adherentes/:id/valeurs_sensibles',
    access: 'administratrice',
    summary: 'One sensitive value; the journal keeps who looked at it',
    params: idParams(adherenteId),
    body: demandeValeurSensible,
    answers: { 200: valeurSensible },
  },
  sendLien: {
    method: 'POST',
    path: '/api/bo/adherentes/:id/renvoyer_lien',
    access: 'administratrice',
    summary: 'Mails her a link that logs in, or confirms her address',
    params: idParams(adherenteId),
    answers: { 204: noContent },
  },
  createSuspension: {
    method: 'POST',
    path: '/api/bo/adherentes/:id/suspension',
    access: 'administratrice',
    summary: 'Suspends her account, with a reason and perhaps an end; her sessions end at once',
    params: idParams(adherenteId),
    body: suspensionForm,
    answers: { 204: noContent },
  },
  deleteSuspension: {
    method: 'DELETE',
    path: '/api/bo/adherentes/:id/suspension',
    access: 'administratrice',
    summary: 'Lifts the suspension of her account',
    params: idParams(adherenteId),
    answers: { 204: noContent },
  },
  updateFonctions: {
    method: 'PUT',
    path: '/api/bo/adherentes/:id/fonctions',
    access: 'administratrice',
    summary: 'Says what she does for the network; asks for the caller’s password again',
    params: idParams(adherenteId),
    body: fonctionsForm,
    answers: { 204: noContent },
    transaction: 'own',
  },
  deleteSessions: {
    method: 'DELETE',
    path: '/api/bo/adherentes/:id/sessions',
    access: 'administratrice',
    summary: 'Ends all her sessions',
    params: idParams(adherenteId),
    answers: { 204: noContent },
  },
})
