import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { envoisErrors } from '#modules/envois/envois.errors.ts'
import { envoi, envoiId, filtresEnvois } from '#modules/envois/envois.schema.ts'
import { resumeEnvois } from './bo-envois.schema.ts'

export const boEnvoisEndpoints = defineEndpoints({
  listEnvois: {
    method: 'GET',
    path: '/api/bo/envois',
    access: 'administratrice',
    summary: 'The letters of the last twelve months with their outcome, latest first',
    query: pageQuery.extend(filtresEnvois.shape),
    answers: { 200: listAnswer('envois', envoi) },
  },
  getResumeEnvois: {
    method: 'GET',
    path: '/api/bo/envois/resume',
    access: 'administratrice',
    summary: 'The number of letters in each tab, up to the count limit',
    answers: { 200: resumeEnvois },
  },
  sendEnvoi: {
    method: 'POST',
    path: '/api/bo/envois/:id/renvoi',
    access: 'administratrice',
    summary: 'Plan a failed letter again; it leaves at once',
    params: idParams(envoiId),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable, envoisErrors.pas_en_echec],
  },
})
