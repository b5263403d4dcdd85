import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { termes } from '#kit/optional-fields.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { intervenantId } from '#modules/intervenants/intervenant-stub.schema.ts'
import { intervenantsErrors } from '#modules/intervenants/intervenants.errors.ts'
import {
  choixIntervenants,
  consentementForm,
  detailIntervenantBo,
  filtresIntervenants,
  fusionForm,
  intervenantBo,
  intervenantForm,
  intervenantUpdate,
  resumeIntervenants,
} from '#modules/intervenants/intervenants.schema.ts'

const one = idParams(intervenantId)

export const boIntervenantsEndpoints = defineEndpoints({
  listIntervenants: {
    method: 'GET',
    path: '/api/bo/intervenants',
    access: 'coordinatrice',
    summary: 'The speakers, by name',
    query: pageQuery.extend(filtresIntervenants.shape),
    answers: { 200: listAnswer('intervenants', intervenantBo) },
  },
  getResumeIntervenants: {
    method: 'GET',
    path: '/api/bo/intervenants/resume',
    access: 'coordinatrice',
    summary: 'The number of speakers in each tab, up to the count limit',
    answers: { 200: resumeIntervenants },
  },
  listChoixIntervenants: {
    method: 'GET',
    path: '/api/bo/intervenants/choix',
    access: 'coordinatrice',
    summary: 'The first speakers whose name starts with the terms, for a select field',
    query: z.strictObject({ termes: termes.optional() }),
    answers: { 200: choixIntervenants },
  },
  getIntervenantBo: {
    method: 'GET',
    path: '/api/bo/intervenants/:id',
    access: 'coordinatrice',
    summary: 'A speaker with all her fields',
    params: one,
    answers: { 200: detailIntervenantBo },
    refuses: [commonErrors.introuvable],
  },
  createIntervenant: {
    method: 'POST',
    path: '/api/bo/intervenants',
    access: 'coordinatrice',
    summary: 'Create a speaker',
    body: intervenantForm,
    answers: { 201: detailIntervenantBo },
    creates: true,
  },
  updateIntervenant: {
    method: 'PUT',
    path: '/api/bo/intervenants/:id',
    access: 'coordinatrice',
    summary: 'Change, archive or restore a speaker',
    params: one,
    body: intervenantUpdate,
    answers: { 200: detailIntervenantBo },
    refuses: [commonErrors.introuvable, commonErrors.version_depassee],
  },
  deleteIntervenant: {
    method: 'DELETE',
    path: '/api/bo/intervenants/:id',
    access: 'administratrice',
    summary: 'Delete a speaker; a speaker of an event is archived instead',
    params: one,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
  mergeIntervenants: {
    method: 'POST',
    path: '/api/bo/intervenants/:id/fusion',
    access: 'administratrice',
    summary: 'Merge two records of the same speaker',
    params: one,
    body: fusionForm,
    answers: { 200: detailIntervenantBo },
    refuses: [commonErrors.introuvable, intervenantsErrors.fusion_identique],
  },
  sendDemandeConsentement: {
    method: 'POST',
    path: '/api/bo/intervenants/:id/demande_consentement',
    access: 'coordinatrice',
    summary: 'Ask a speaker by e-mail for her consent to be shown; her answer is recorded by hand',
    params: one,
    answers: { 200: detailIntervenantBo },
    refuses: [
      commonErrors.introuvable,
      intervenantsErrors.consentement_deja_donne,
      intervenantsErrors.email_manquant,
      intervenantsErrors.demande_recente,
    ],
  },
  createConsentement: {
    method: 'POST',
    path: '/api/bo/intervenants/:id/consentement',
    access: 'coordinatrice',
    summary: 'Record the consent of a speaker, and how she gave it',
    params: one,
    body: consentementForm,
    answers: { 200: detailIntervenantBo },
    refuses: [commonErrors.introuvable, intervenantsErrors.consentement_deja_donne],
  },
  deleteConsentement: {
    method: 'DELETE',
    path: '/api/bo/intervenants/:id/consentement',
    access: 'coordinatrice',
    summary: 'Record that a speaker withdrew her consent; members no longer see her',
    params: one,
    answers: { 200: detailIntervenantBo },
    refuses: [commonErrors.introuvable],
  },
})
