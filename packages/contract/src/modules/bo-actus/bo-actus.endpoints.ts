import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { publicationId } from '#modules/actus/actus.schema.ts'
import { mois } from '#modules/agenda/agenda.schema.ts'
import { boActusErrors } from './bo-actus.errors.ts'
import { actuBo, actusEpinglees, actusProgrammees, filtresActus } from './bo-actus.schema.ts'

/** Test mails of an administrator in an hour. */
const ESSAIS_HEURE_MAX = 20

export const boActusEndpoints = defineEndpoints({
  listActus: {
    method: 'GET',
    path: '/api/bo/publications',
    access: 'administratrice',
    summary:
      'News and announcements in a state: those that are pinned, then newest first; scheduled ones next first',
    query: pageQuery.extend(filtresActus.shape),
    answers: { 200: listAnswer('publications', actuBo) },
  },
  listActusProgrammees: {
    method: 'GET',
    path: '/api/bo/publications/programmees',
    access: 'administratrice',
    summary: 'News and announcements that are scheduled in a month',
    query: z.strictObject({ mois }),
    answers: { 200: actusProgrammees },
  },
  listActusEpinglees: {
    method: 'GET',
    path: '/api/bo/publications/epinglees',
    access: 'administratrice',
    summary: 'The posts pinned for the whole network, the first to end first',
    answers: { 200: actusEpinglees },
  },
  sendEssaiActu: {
    method: 'POST',
    path: '/api/bo/publications/:id/essai',
    access: 'administratrice',
    summary: 'Send the mail of an announcement to herself alone, as it is saved now',
    params: idParams(publicationId),
    answers: { 204: noContent },
    limit: { max: ESSAIS_HEURE_MAX, seconds: 3600 },
    refuses: [commonErrors.introuvable, boActusErrors.pas_une_annonce],
  },
})
