import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import {
  adresse,
  etapeCinq,
  etapeDeux,
  etapeQuatre,
  etapeSix,
  etapeTrois,
  etapeUn,
} from './inscription.schema.ts'

/** A registration step, saved by the member who registers. */
const step = { method: 'POST', access: 'connectee', answers: { 204: noContent } } as const

export const inscriptionEndpoints = defineEndpoints({
  createInscription: {
    method: 'POST',
    path: '/api/inscription/etape_un',
    access: 'public',
    summary: 'Signs up; a mail is sent to the address, whether or not it is already known',
    encoding: 'form',
    body: etapeUn,
    answers: { 204: noContent },
    transaction: 'own',
    limit: { max: 20, seconds: 3600 },
  },
  updateEtapeDeux: {
    ...step,
    path: '/api/inscription/etape_deux',
    summary: 'Her last name and birth date',
    encoding: 'form',
    body: etapeDeux,
  },
  updateEtapeTrois: {
    ...step,
    path: '/api/inscription/etape_trois',
    summary: 'Her commune',
    encoding: 'form',
    body: etapeTrois,
  },
  updateEtapeQuatre: {
    ...step,
    path: '/api/inscription/etape_quatre',
    summary: 'Her ambition and her sector',
    encoding: 'form',
    body: etapeQuatre,
  },
  updateEtapeCinq: {
    ...step,
    path: '/api/inscription/etape_cinq',
    summary: 'Her situations',
    body: etapeCinq,
  },
  updateEtapeSix: {
    ...step,
    path: '/api/inscription/etape_six',
    summary: 'What she expects; the sign-up is then finished',
    body: etapeSix,
  },
  createLienConnexion: {
    method: 'POST',
    path: '/api/inscription/lien_connexion',
    access: 'public',
    summary: 'Mails a login link to a known address; the answer does not tell whether it is one',
    encoding: 'form',
    body: adresse,
    answers: { 204: noContent },
    limit: { max: 20, seconds: 3600 },
  },
})
