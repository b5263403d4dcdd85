import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import {
  activationSecondFacteur,
  cleSecondFacteur,
  codesSecours,
  motDePasseActuel,
  secondFacteur,
} from './second-facteur.schema.ts'

export const secondFacteurEndpoints = defineEndpoints({
  getSecondFacteur: {
    method: 'GET',
    path: '/api/second_facteur',
    access: 'adherente',
    summary: 'Whether her account asks for a second proof',
    answers: { 200: secondFacteur },
  },
  createSecondFacteur: {
    method: 'POST',
    path: '/api/second_facteur',
    access: 'adherente',
    summary: 'Prepares it: the key for her application',
    body: motDePasseActuel,
    answers: { 200: cleSecondFacteur },
    transaction: 'own',
  },
  acceptActivation: {
    method: 'POST',
    path: '/api/second_facteur/activation',
    access: 'adherente',
    summary: 'Turns it on with a first code; her recovery codes are shown once',
    body: activationSecondFacteur,
    answers: { 200: codesSecours },
    limit: { max: 10, seconds: 900 },
  },
  deleteSecondFacteur: {
    method: 'DELETE',
    path: '/api/second_facteur',
    access: 'adherente',
    summary: 'Turns it off',
    body: motDePasseActuel,
    answers: { 204: noContent },
    transaction: 'own',
  },
})
