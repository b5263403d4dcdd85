import { defineEndpoints } from '#kit/endpoint.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { filtresNotations, notationBo, resultatNotations } from '#modules/notations/notations.schema.ts'

export const boNotationsEndpoints = defineEndpoints({
  listNotations: {
    method: 'GET',
    path: '/api/bo/notations',
    access: 'administratrice',
    summary: 'The comments left with a rating, without their authors, latest first',
    query: pageQuery.extend(filtresNotations.shape),
    answers: { 200: listAnswer('notations', notationBo) },
  },
  getResultatsNotations: {
    method: 'GET',
    path: '/api/bo/notations/resultats',
    access: 'administratrice',
    summary: 'The counts and the average of each month, latest first',
    answers: { 200: z.object({ periodes: z.array(resultatNotations) }) },
  },
})
