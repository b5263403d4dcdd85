import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { boAdherentesErrors } from '#modules/bo-adherentes/bo-adherentes.errors.ts'
import { compteErrors } from '#modules/compte/compte.errors.ts'
import { decisionId } from '#modules/moderation/mesures.schema.ts'
import { moderationErrors } from '#modules/moderation/moderation.errors.ts'
import { boModerationErrors as errors } from './bo-moderation.errors.ts'
import { clotureForm, decisionForm, noteForm } from './bo-moderation.forms.ts'
import {
  dossier,
  dossierId,
  filtresSignalements,
  ligneSignalement,
  resumeSignalements,
} from './bo-moderation.schema.ts'

const params = idParams(dossierId)
const exclusion = z.strictObject({ id: dossierId, decisionId })

/** Refusals of every act of an examination. */
const ofExamen = [
  commonErrors.introuvable,
  moderationErrors.signalement_clos,
  errors.de_sa_part,
  errors.decide_avant,
] as const

export const boModerationEndpoints = defineEndpoints({
  listSignalements: {
    method: 'GET',
    path: '/api/bo/signalements',
    access: 'coordinatrice',
    summary: 'The reports of a tab: harassment and late ones first, by deadline; answered ones, latest first',
    query: pageQuery.extend(filtresSignalements.shape),
    answers: { 200: listAnswer('signalements', ligneSignalement) },
  },
  getResumeSignalements: {
    method: 'GET',
    path: '/api/bo/signalements/resume',
    access: 'coordinatrice',
    summary: 'The number of reports in each tab, up to the count limit',
    answers: { 200: resumeSignalements },
  },
  getDossier: {
    method: 'GET',
    path: '/api/bo/signalements/:id',
    access: 'coordinatrice',
    summary:
      'A report with its copy, reporters, notes, decisions and history; about a private message, logged',
    params,
    answers: { 200: dossier },
    refuses: [commonErrors.introuvable],
    transaction: 'own',
  },
  createPriseEnCharge: {
    method: 'POST',
    path: '/api/bo/signalements/:id/prendre',
    access: 'coordinatrice',
    summary: 'Take a report, to examine it; one of two concurrent callers takes it',
    params,
    answers: { 204: noContent },
    refuses: [...ofExamen, errors.deja_prise],
  },
  deletePriseEnCharge: {
    method: 'DELETE',
    path: '/api/bo/signalements/:id/prendre',
    access: 'coordinatrice',
    summary: 'Release a report; an administrator may release that of somebody else',
    params,
    answers: { 204: noContent },
    refuses: [...ofExamen, errors.deja_prise, errors.pas_prise],
  },
  createNoteSignalement: {
    method: 'POST',
    path: '/api/bo/signalements/:id/notes',
    access: 'coordinatrice',
    summary: 'Add a note for those who examine the report',
    params,
    body: noteForm,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, errors.de_sa_part],
    creates: true,
  },
  createDecision: {
    method: 'POST',
    path: '/api/bo/signalements/:id/decisions',
    access: 'coordinatrice',
    summary:
      'Decide a measure and tell the member; suspending needs the password, excluding a second administrator',
    params,
    body: decisionForm,
    answers: { 204: noContent },
    refuses: [
      ...ofExamen,
      errors.pas_prise,
      errors.mesure_reservee,
      errors.non_masquable,
      errors.deja_masque,
      errors.pas_masque,
      errors.contenu_retire,
      errors.sans_auteure,
      errors.exclusion_en_attente,
      boAdherentesErrors.deja_suspendue,
      compteErrors.derniere_administratrice,
      commonErrors.confirmation_requise,
    ],
    creates: true,
  },
  createConfirmationExclusion: {
    method: 'POST',
    path: '/api/bo/signalements/:id/decisions/:decisionId/confirmation',
    access: 'administratrice',
    summary: 'Confirm the exclusion that another administrator proposes; it suspends the account without end',
    params: exclusion,
    answers: { 204: noContent },
    refuses: [
      ...ofExamen,
      errors.exclusion_a_deux,
      errors.exclusion_tranchee,
      errors.sans_auteure,
      compteErrors.derniere_administratrice,
    ],
    confirmation: true,
  },
  deleteExclusion: {
    method: 'DELETE',
    path: '/api/bo/signalements/:id/decisions/:decisionId',
    access: 'administratrice',
    summary: 'Withdraw or refuse an exclusion that waits for its confirmation',
    params: exclusion,
    answers: { 204: noContent },
    refuses: [...ofExamen, errors.exclusion_tranchee],
  },
  createCloture: {
    method: 'POST',
    path: '/api/bo/signalements/:id/cloture',
    access: 'coordinatrice',
    summary: 'End the examination and answer the reporters; without a measure, what was decided is undone',
    params,
    body: clotureForm,
    answers: { 204: noContent },
    refuses: [...ofExamen, errors.pas_prise, errors.exclusion_en_attente, errors.mesure_manquante],
  },
})
