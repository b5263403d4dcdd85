import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { intervenantId } from '#modules/intervenants/intervenant-stub.schema.ts'
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
    summary: 'How many speakers each tab holds, counted no further than the cap',
    answers: { 200: resumeIntervenants },
  },
  listChoixIntervenants: {
    method: 'GET',
    path: '/api/bo/intervenants/choix',
    access: 'coordinatrice',
    summary: 'The first speakers whose name begins so, for a list of choices',
    query: z.strictObject({ termes: z.string().trim().max(100).optional() }),
    answers: { 200: choixIntervenants },
  },
  getIntervenantBo: {
    method: 'GET',
    path: '/api/bo/intervenants/:id',
    access: 'coordinatrice',
    summary: 'All of a speaker',
    params: one,
    answers: { 200: detailIntervenantBo },
  },
  createIntervenant: {
    method: 'POST',
    path: '/api/bo/intervenants',
    access: 'coordinatrice',
    summary: 'Adds a speaker',
    body: intervenantForm,
    answers: { 201: detailIntervenantBo },
    creates: true,
  },
  updateIntervenant: {
    method: 'PUT',
    path: '/api/bo/intervenants/:id',
    access: 'coordinatrice',
    summary: 'Changes a speaker, archives her or takes her back',
    params: one,
    body: intervenantUpdate,
    answers: { 200: detailIntervenantBo },
  },
  deleteIntervenant: {
    method: 'DELETE',
    path: '/api/bo/intervenants/:id',
    access: 'administratrice',
    summary: 'Deletes a speaker; one who speaks at an event is archived instead',
    params: one,
    answers: { 204: noContent },
  },
  mergeIntervenants: {
    method: 'POST',
    path: '/api/bo/intervenants/:id/fusion',
    access: 'administratrice',
    summary: 'Makes one of two records of the same speaker',
    params: one,
    body: fusionForm,
    answers: { 200: detailIntervenantBo },
  },
  sendDemandeConsentement: {
    method: 'POST',
    path: '/api/bo/intervenants/:id/demande_consentement',
    access: 'coordinatrice',
    summary: 'Asks a speaker by mail whether she agrees to be shown; her answer is noted by hand',
    params: one,
    answers: { 200: detailIntervenantBo },
  },
  createConsentement: {
    method: 'POST',
    path: '/api/bo/intervenants/:id/consentement',
    access: 'coordinatrice',
    summary: 'Notes that a speaker has agreed to be shown, and how',
    params: one,
    body: consentementForm,
    answers: { 200: detailIntervenantBo },
  },
  deleteConsentement: {
    method: 'DELETE',
    path: '/api/bo/intervenants/:id/consentement',
    access: 'coordinatrice',
    summary: 'Notes that a speaker agrees no longer: members do not see her any more',
    params: one,
    answers: { 200: detailIntervenantBo },
  },
})
