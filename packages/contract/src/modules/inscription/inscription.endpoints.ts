import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { inscriptionErrors } from './inscription.errors.ts'
import {
  adresse,
  ambitionForm,
  etapeCinq,
  etapeDeux,
  etapeQuatre,
  etapeSix,
  etapeTrois,
  etapeUn,
  reponses,
} from './inscription.schema.ts'

/** Enough for a workshop whose participants share one address; `GLOBAL_LIMIT` bounds the refused calls. */
const PAR_ADRESSE = { max: 60, seconds: 3600, accepted: true } as const

/** A registration step, saved by the member who registers. */
const step = {
  method: 'POST',
  access: 'connectee',
  answers: { 204: noContent },
  refuses: [inscriptionErrors.etape_fermee],
} as const

/** An answer of the sign-up, changed by a member in her profile. */
const reponse = { method: 'PUT', access: 'active', answers: { 204: noContent } } as const

export const inscriptionEndpoints = defineEndpoints({
  createInscription: {
    method: 'POST',
    path: '/api/inscription/etape_un',
    access: 'public',
    summary: 'Sign up; an e-mail is sent whether or not the address is already known',
    encoding: 'form',
    body: etapeUn,
    answers: { 204: noContent },
    transaction: 'own',
    limit: PAR_ADRESSE,
  },
  getReponses: {
    method: 'GET',
    path: '/api/inscription/reponses',
    access: 'connectee',
    summary: 'The caller’s answers to the steps of the sign-up',
    answers: { 200: reponses },
  },
  updateEtapeDeux: {
    ...step,
    path: '/api/inscription/etape_deux',
    summary: 'Save the last name and the birth date',
    encoding: 'form',
    body: etapeDeux,
  },
  updateEtapeTrois: {
    ...step,
    path: '/api/inscription/etape_trois',
    summary: 'Save the commune',
    encoding: 'form',
    body: etapeTrois,
  },
  updateEtapeQuatre: {
    ...step,
    path: '/api/inscription/etape_quatre',
    summary: 'Save the ambition and the sector',
    encoding: 'form',
    body: etapeQuatre,
  },
  updateEtapeCinq: {
    ...step,
    path: '/api/inscription/etape_cinq',
    summary: 'Save the situations',
    body: etapeCinq,
  },
  updateEtapeSix: {
    ...step,
    path: '/api/inscription/etape_six',
    summary: 'Save the expectations and finish the sign-up',
    body: etapeSix,
  },
  updateAmbition: {
    ...reponse,
    path: '/api/inscription/reponses/ambition',
    summary: 'Change the caller’s ambition, once her sign-up is finished',
    body: ambitionForm,
  },
  updateSituations: {
    ...reponse,
    path: '/api/inscription/reponses/situations',
    summary: 'Change the caller’s situations, once her sign-up is finished',
    body: etapeCinq,
  },
  updateAttentes: {
    ...reponse,
    path: '/api/inscription/reponses/attentes',
    summary: 'Change the caller’s expectations, once her sign-up is finished',
    body: etapeSix,
  },
  createLienConnexion: {
    method: 'POST',
    path: '/api/inscription/lien_connexion',
    access: 'public',
    summary: 'Send a login link; the response is the same for an unknown address',
    encoding: 'form',
    body: adresse,
    answers: { 204: noContent },
    limit: PAR_ADRESSE,
  },
})
