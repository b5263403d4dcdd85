import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { motDePasseActuel } from '#modules/session/session.schema.ts'
import { secondFacteurErrors } from './second-facteur.errors.ts'
import {
  activationSecondFacteur,
  cleSecondFacteur,
  codesSecours,
  secondFacteur,
} from './second-facteur.schema.ts'

export const secondFacteurEndpoints = defineEndpoints({
  getSecondFacteur: {
    method: 'GET',
    path: '/api/second_facteur',
    access: 'adherente',
    summary: 'Whether the caller’s account requires a second factor',
    answers: { 200: secondFacteur },
  },
  createSecondFacteur: {
    method: 'POST',
    path: '/api/second_facteur',
    access: 'adherente',
    summary: 'Prepare the second factor; returns the key for the authenticator app',
    body: motDePasseActuel,
    answers: { 200: cleSecondFacteur },
    refuses: [secondFacteurErrors.deja_actif],
    transaction: 'own',
  },
  acceptActivation: {
    method: 'POST',
    path: '/api/second_facteur/activation',
    access: 'adherente',
    summary: 'Turn the second factor on with a first code; returns the recovery codes, once',
    body: activationSecondFacteur,
    answers: { 200: codesSecours },
    refuses: [secondFacteurErrors.a_preparer, secondFacteurErrors.deja_actif],
    limit: { max: 10, seconds: 900 },
  },
  deleteSecondFacteur: {
    method: 'DELETE',
    path: '/api/second_facteur',
    access: 'adherente',
    summary: 'Turn the second factor off',
    body: motDePasseActuel,
    answers: { 204: noContent },
    transaction: 'own',
  },
})
