import { defineEndpoints } from '#kit/endpoint.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { mois } from '#modules/agenda/agenda.schema.ts'
import { actuBo, actusEpinglees, actusProgrammees, filtresActus } from './bo-actus.schema.ts'

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
})
