import { defineEndpoints, noContent, page } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { decisionId, mesMesures } from './mesures.schema.ts'
import { moderationErrors } from './moderation.errors.ts'
import { signalementId } from './moderation.schema.ts'
import { recoursForm } from './recours.schema.ts'

const jeton = z.strictObject({ token: z.string().max(200) })

const refuses = [
  commonErrors.introuvable,
  moderationErrors.recours_impossible,
  moderationErrors.recours_deja_demande,
  moderationErrors.autre_examen,
] as const

export const recoursEndpoints = defineEndpoints({
  createRecoursSignalement: {
    method: 'POST',
    path: '/api/signalements/:id/recours',
    access: 'adherente',
    summary:
      'Ask that one of the caller’s reports, answered without a measure, be examined again by somebody else',
    params: idParams(signalementId),
    body: recoursForm,
    answers: { 204: noContent },
    refuses,
  },
  listMesMesures: {
    method: 'GET',
    path: '/api/mesures/miennes',
    access: 'adherente',
    summary:
      'The measures taken about the caller with their reasons, and what is hidden until somebody examines it',
    query: pageQuery,
    answers: { 200: mesMesures },
  },
  createRecoursMesure: {
    method: 'POST',
    path: '/api/mesures/:id/recours',
    access: 'adherente',
    summary: 'Ask that a measure about the caller be examined again by somebody else',
    params: idParams(decisionId),
    body: recoursForm,
    answers: { 204: noContent },
    refuses,
  },
  getPageRecours: {
    method: 'GET',
    path: '/api/recours',
    access: 'public',
    summary: 'The page of the link by which a suspended member appeals; opening it changes nothing',
    query: jeton,
    answers: { 200: page },
  },
  createRecoursParLien: {
    method: 'POST',
    path: '/api/recours',
    access: 'public',
    summary: 'Appeal against a suspension or an exclusion, from the link in its mail, without a session',
    query: jeton,
    encoding: 'form',
    body: recoursForm,
    answers: { 200: page },
    refuses: [commonErrors.introuvable],
    limit: { max: 20, seconds: 3600 },
    // A refusal is drawn after its transaction is undone.
    transaction: 'own',
  },
})
