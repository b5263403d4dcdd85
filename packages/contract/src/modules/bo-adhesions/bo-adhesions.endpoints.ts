import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { adhesionId } from '../adhesions/adhesions.schema.ts'
import { paiementId, statutPaiement } from '../paiements/paiements.schema.ts'
import { reclamationId } from '../reclamations/reclamations.schema.ts'
import { aTraiter } from './a-traiter.schema.ts'
import {
  annulationAdhesion,
  rattachement,
  reponseReclamation,
  saisieAdhesion,
  traitementPaiement,
} from './bo-adhesions.forms.ts'
import {
  adherentesTrouvees,
  adhesionBo,
  demandeMontants,
  detailAdhesion,
  filtresAdhesions,
  montants,
  resumeAdhesions,
} from './bo-adhesions.schema.ts'

export const boAdhesionsEndpoints = defineEndpoints({
  listAdhesionsBo: {
    method: 'GET',
    path: '/api/bo/adhesions',
    access: 'administratrice',
    summary: 'The paid years, or the payments to be confirmed, latest first; never what was paid',
    query: pageQuery.extend(filtresAdhesions.shape),
    answers: { 200: listAnswer('adhesions', adhesionBo) },
  },
  getResumeAdhesions: {
    method: 'GET',
    path: '/api/bo/adhesions/resume',
    access: 'administratrice',
    summary: 'Cashed this month, ending soon, in grace, to be handled',
    answers: { 200: resumeAdhesions },
  },
  listATraiter: {
    method: 'GET',
    path: '/api/bo/adhesions/a_traiter',
    access: 'administratrice',
    summary: 'Payments and claims that somebody must look at, oldest first, with what may help',
    answers: { 200: aTraiter },
  },
  listAdherentesBo: {
    method: 'GET',
    path: '/api/bo/adhesions/adherentes',
    access: 'administratrice',
    summary: 'Some members, by the beginning of their name or address',
    query: z.strictObject({ termes: z.string().trim().max(100) }),
    answers: { 200: adherentesTrouvees },
  },
  getAdhesionBo: {
    method: 'GET',
    path: '/api/bo/adhesions/:id',
    access: 'administratrice',
    summary: 'A paid year: its payment and what became of it, its reminders, her claims',
    params: idParams(adhesionId),
    answers: { 200: detailAdhesion },
  },
  listMontants: {
    method: 'POST',
    path: '/api/bo/adhesions/montants',
    access: 'administratrice',
    summary: 'What was paid for some years; asking for it is noted in the journal',
    body: demandeMontants,
    answers: { 200: montants },
  },
  createAdhesion: {
    method: 'POST',
    path: '/api/bo/adhesions',
    access: 'administratrice',
    summary: 'Enters a year paid by cheque, transfer or cash, or offered',
    body: saisieAdhesion,
    answers: { 201: z.object({ id: adhesionId }) },
    creates: true,
  },
  cancelAdhesion: {
    method: 'POST',
    path: '/api/bo/adhesions/:id/annulation',
    access: 'administratrice',
    summary: 'Takes a year back, with a reason',
    params: idParams(adhesionId),
    body: annulationAdhesion,
    answers: { 204: noContent },
  },
  attachPaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/rattachement',
    access: 'administratrice',
    summary: 'Gives an orphan payment to a member and opens her year',
    params: idParams(paiementId),
    body: rattachement,
    answers: { 200: z.object({ id: adhesionId }) },
  },
  verifyPaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/verification',
    access: 'administratrice',
    summary: 'Asks the platform now what became of a payment',
    params: idParams(paiementId),
    answers: { 200: statutPaiement },
    transaction: 'own',
  },
  resolvePaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/traitement',
    access: 'administratrice',
    summary: 'Says that a payment has been looked at, and what was done',
    params: idParams(paiementId),
    body: traitementPaiement,
    answers: { 204: noContent },
  },
  acceptPaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/acceptation',
    access: 'administratrice',
    summary:
      'Opens the year of a payment whose amount or reference does not match, once the money is seen at the platform',
    params: idParams(paiementId),
    body: traitementPaiement,
    answers: { 204: noContent },
    transaction: 'own',
  },
  sendReponseReclamation: {
    method: 'POST',
    path: '/api/bo/reclamations/:id/reponse',
    access: 'administratrice',
    summary: 'Answers a claim by mail; accepted, it may attach the payment that was found',
    params: idParams(reclamationId),
    body: reponseReclamation,
    answers: { 204: noContent },
  },
})
