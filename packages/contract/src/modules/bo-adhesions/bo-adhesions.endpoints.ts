import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { adhesionsErrors } from '#modules/adhesions/adhesions.errors.ts'
import { paiementsErrors } from '#modules/paiements/paiements.errors.ts'
import { adhesionId } from '../adhesions/adhesions.schema.ts'
import { paiementId, statutPaiement } from '../paiements/paiements.schema.ts'
import { reclamationId } from '../reclamations/reclamations.schema.ts'
import { aTraiter } from './a-traiter.schema.ts'
import { boAdhesionsErrors } from './bo-adhesions.errors.ts'
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

/** A payment is attached on its own, or with the answer to a claim. */
const ofRattachement = [
  paiementsErrors.paiement_introuvable,
  boAdhesionsErrors.paiement_deja_rattache,
  boAdhesionsErrors.paiement_non_paye,
  boAdhesionsErrors.reclamation_introuvable,
  boAdhesionsErrors.reclamation_deja_traitee,
]

export const boAdhesionsEndpoints = defineEndpoints({
  listAdhesionsBo: {
    method: 'GET',
    path: '/api/bo/adhesions',
    access: 'administratrice',
    summary: 'The paid years or the unconfirmed payments, latest first, without amounts',
    query: pageQuery.extend(filtresAdhesions.shape),
    answers: { 200: listAnswer('adhesions', adhesionBo) },
  },
  getResumeAdhesions: {
    method: 'GET',
    path: '/api/bo/adhesions/resume',
    access: 'administratrice',
    summary: 'Key figures of memberships: received this month, ending soon, in grace, to handle',
    answers: { 200: resumeAdhesions },
  },
  listATraiter: {
    method: 'GET',
    path: '/api/bo/adhesions/a_traiter',
    access: 'administratrice',
    summary: 'The payments and claims to handle, oldest first, with suggestions',
    answers: { 200: aTraiter },
  },
  listAdherentesBo: {
    method: 'GET',
    path: '/api/bo/adhesions/adherentes',
    access: 'administratrice',
    summary: 'Search members by the beginning of their name or e-mail address',
    query: z.strictObject({ termes: termes.default('') }),
    answers: { 200: adherentesTrouvees },
  },
  getAdhesionBo: {
    method: 'GET',
    path: '/api/bo/adhesions/:id',
    access: 'administratrice',
    summary: 'A paid year: its payment, its history, its reminders and the member’s claims',
    params: idParams(adhesionId),
    answers: { 200: detailAdhesion },
    refuses: [adhesionsErrors.adhesion_introuvable],
  },
  listMontants: {
    method: 'POST',
    path: '/api/bo/adhesions/montants',
    access: 'administratrice',
    summary: 'The amounts paid for some years; the access is logged in the journal',
    body: demandeMontants,
    answers: { 200: montants },
    refuses: [adhesionsErrors.adhesion_introuvable],
  },
  createAdhesion: {
    method: 'POST',
    path: '/api/bo/adhesions',
    access: 'administratrice',
    summary: 'Record a year paid by cheque, transfer or cash, or offered',
    body: saisieAdhesion,
    answers: { 201: z.object({ id: adhesionId }) },
    refuses: [boAdhesionsErrors.adherente_introuvable],
    creates: true,
  },
  cancelAdhesion: {
    method: 'POST',
    path: '/api/bo/adhesions/:id/annulation',
    access: 'administratrice',
    summary: 'Cancel a paid year, with a reason',
    params: idParams(adhesionId),
    body: annulationAdhesion,
    answers: { 204: noContent },
    refuses: [
      adhesionsErrors.adhesion_introuvable,
      adhesionsErrors.periode_deja_annulee,
      adhesionsErrors.periode_suivie,
    ],
  },
  attachPaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/rattachement',
    access: 'administratrice',
    summary: 'Attach an orphan payment to a member and open her year',
    params: idParams(paiementId),
    body: rattachement,
    answers: { 200: z.object({ id: adhesionId }) },
    refuses: [...ofRattachement, boAdhesionsErrors.adherente_introuvable],
  },
  verifyPaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/verification',
    access: 'administratrice',
    summary: 'Check the state of a payment with the payment platform',
    params: idParams(paiementId),
    answers: { 200: statutPaiement },
    refuses: [paiementsErrors.paiement_introuvable, boAdhesionsErrors.plateforme_injoignable],
    transaction: 'own',
  },
  resolvePaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/traitement',
    access: 'administratrice',
    summary: 'Mark a payment as handled, with a note',
    params: idParams(paiementId),
    body: traitementPaiement,
    answers: { 204: noContent },
    refuses: [paiementsErrors.paiement_introuvable, boAdhesionsErrors.paiement_deja_traite],
  },
  acceptPaiement: {
    method: 'POST',
    path: '/api/bo/paiements/:id/acceptation',
    access: 'administratrice',
    summary: 'Accept a received payment whose amount or reference does not match, and open its year',
    params: idParams(paiementId),
    body: traitementPaiement,
    answers: { 204: noContent },
    refuses: [
      paiementsErrors.paiement_introuvable,
      boAdhesionsErrors.paiement_non_paye,
      boAdhesionsErrors.paiement_deja_traite,
      boAdhesionsErrors.plateforme_injoignable,
    ],
    transaction: 'own',
  },
  sendReponseReclamation: {
    method: 'POST',
    path: '/api/bo/reclamations/:id/reponse',
    access: 'administratrice',
    summary: 'Answer a claim by e-mail; accepting it may attach the payment',
    params: idParams(reclamationId),
    body: reponseReclamation,
    answers: { 204: noContent },
    refuses: ofRattachement,
  },
})
