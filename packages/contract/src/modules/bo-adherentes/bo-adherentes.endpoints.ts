import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { compteErrors } from '#modules/compte/compte.errors.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { adherenteId } from '#modules/session/session.schema.ts'
import { actionForm, bilanAction, simulationAction, simulationForm } from './actions.schema.ts'
import { boAdherentesErrors } from './bo-adherentes.errors.ts'
import { ficheForm, fonctionsForm, suspensionForm } from './bo-adherentes.forms.ts'
import { fiche, filtresFiches, ligneFiche, resumeFiches, triFiches } from './bo-adherentes.schema.ts'
import { demandeValeurSensible, valeurSensible } from './valeurs-sensibles.schema.ts'

export const boAdherentesEndpoints = defineEndpoints({
  listFiches: {
    method: 'GET',
    path: '/api/bo/adherentes',
    access: 'coordinatrice',
    summary: 'The members, with filters; for a coordinator, those of her branches',
    query: pageQuery.extend(filtresFiches.shape).extend(triFiches.shape),
    answers: { 200: listAnswer('adherentes', ligneFiche) },
    refuses: [commonErrors.introuvable],
  },
  getResumeFiches: {
    method: 'GET',
    path: '/api/bo/adherentes/resume',
    access: 'coordinatrice',
    summary: 'The number of members in each state, up to the count limit',
    answers: { 200: resumeFiches },
  },
  getSimulationAction: {
    method: 'POST',
    path: '/api/bo/adherentes/actions/simulation',
    access: 'coordinatrice',
    summary: 'Preview a bulk action: the members it applies to and those it skips',
    body: simulationForm,
    answers: { 200: simulationAction },
    refuses: [commonErrors.introuvable, boAdherentesErrors.trop_nombreuses],
    transaction: 'own',
  },
  createActionFiches: {
    method: 'POST',
    path: '/api/bo/adherentes/actions',
    access: 'coordinatrice',
    summary:
      'Attach members to a branch, write to them, or send them a reminder to pay or to finish their sign-up',
    body: actionForm,
    answers: { 200: bilanAction },
    refuses: [
      commonErrors.introuvable,
      boAdherentesErrors.trop_nombreuses,
      boAdherentesErrors.aucune_concernee,
      moderationErrors.restreinte,
    ],
    creates: true,
  },
  getFiche: {
    method: 'GET',
    path: '/api/bo/adherentes/:id',
    access: 'coordinatrice',
    summary: 'A member’s record, without the sensitive values',
    params: idParams(adherenteId),
    answers: { 200: fiche },
    refuses: [commonErrors.introuvable],
  },
  updateFiche: {
    method: 'PUT',
    path: '/api/bo/adherentes/:id',
    access: 'administratrice',
    summary: 'Change a member’s names and commune',
    params: idParams(adherenteId),
    body: ficheForm,
    answers: { 200: fiche },
    refuses: [commonErrors.introuvable],
  },
  getValeurSensible: {
    method: 'POST',
    path: '/api/bo/adherentes/:id/valeurs_sensibles',
    access: 'administratrice',
    summary: 'Read one sensitive value of a member; the access is logged in the journal',
    params: idParams(adherenteId),
    body: demandeValeurSensible,
    answers: { 200: valeurSensible },
    refuses: [commonErrors.introuvable],
  },
  sendLien: {
    method: 'POST',
    path: '/api/bo/adherentes/:id/renvoyer_lien',
    access: 'administratrice',
    summary: 'Send a member a login link, or a link that confirms her address',
    params: idParams(adherenteId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, boAdherentesErrors.compte_suspendu, boAdherentesErrors.trop_de_liens],
  },
  createSuspension: {
    method: 'POST',
    path: '/api/bo/adherentes/:id/suspension',
    access: 'administratrice',
    summary: 'Suspend a member’s account, with a reason and an optional end date, and end her sessions',
    params: idParams(adherenteId),
    body: suspensionForm,
    answers: { 204: noContent },
    refuses: [
      commonErrors.introuvable,
      boAdherentesErrors.soi_meme,
      boAdherentesErrors.deja_suspendue,
      compteErrors.derniere_administratrice,
    ],
    confirmation: true,
  },
  deleteSuspension: {
    method: 'DELETE',
    path: '/api/bo/adherentes/:id/suspension',
    access: 'administratrice',
    summary: 'Lift the suspension of a member’s account',
    params: idParams(adherenteId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, boAdherentesErrors.pas_suspendue],
  },
  updateFonctions: {
    method: 'PUT',
    path: '/api/bo/adherentes/:id/fonctions',
    access: 'administratrice',
    summary: 'Change the functions of a member',
    params: idParams(adherenteId),
    body: fonctionsForm,
    answers: { 204: noContent },
    refuses: [
      commonErrors.introuvable,
      commonErrors.version_depassee,
      boAdherentesErrors.inscription_inachevee,
      compteErrors.derniere_administratrice,
    ],
    confirmation: true,
  },
  deleteSessions: {
    method: 'DELETE',
    path: '/api/bo/adherentes/:id/sessions',
    access: 'administratrice',
    summary: 'End all the sessions of a member',
    params: idParams(adherenteId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
  deleteRebond: {
    method: 'DELETE',
    path: '/api/bo/adherentes/:id/rebond',
    access: 'administratrice',
    summary: 'Write again to the address of a member, which had bounced',
    params: idParams(adherenteId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
