import { defineEndpoints, framedPage } from '#kit/endpoint.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { evenementVitrine } from './vitrine.schema.ts'

/** Cache duration of the showcase feed. */
const VITRINE_SECONDES = 300

export const vitrineEndpoints = defineEndpoints({
  listVitrine: {
    method: 'GET',
    path: '/api/vitrine/evenements',
    access: 'public',
    summary: 'The upcoming events of the showcase, by date, for the association’s website',
    query: pageQuery,
    answers: { 200: listAnswer('evenements', evenementVitrine) },
    cacheSeconds: VITRINE_SECONDES,
    anyOrigin: true,
  },
  getPageVitrine: {
    method: 'GET',
    path: '/api/vitrine/page',
    access: 'public',
    summary: 'The showcase as an HTML page that another site may embed in a frame',
    answers: { 200: framedPage },
    cacheSeconds: VITRINE_SECONDES,
  },
})
