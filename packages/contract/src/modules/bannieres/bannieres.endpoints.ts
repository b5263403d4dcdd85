import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { banniere, banniereId, vueBanniere } from './bannieres.schema.ts'

export const bannieresEndpoints = defineEndpoints({
  getBanniereEnCours: {
    method: 'GET',
    path: '/api/banniere/en-cours',
    access: 'active',
    summary:
      'The banner that the member has not dismissed; the one that began last if several address her; 204 if none',
    answers: { 200: banniere, 204: noContent },
  },
  createVueBanniere: {
    method: 'POST',
    path: '/api/banniere/:id/vue',
    access: 'active',
    summary: 'Dismiss a banner: the member does not see it again',
    params: idParams(banniereId),
    body: vueBanniere,
    encoding: 'form',
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
