import { defineEndpoints } from '#kit/endpoint.ts'
import { z } from '#kit/z.ts'

export const santeEndpoints = defineEndpoints({
  getVivant: {
    method: 'GET',
    path: '/api/sante/vivant',
    access: 'public',
    summary: 'Liveness: the process responds',
    answers: { 200: z.object({ etat: z.literal('vivant') }) },
  },
  getPret: {
    method: 'GET',
    path: '/api/sante/pret',
    access: 'public',
    summary: 'Readiness: the database responds and is migrated; 503 otherwise',
    answers: {
      200: z.object({
        etat: z.literal('pret'),
        redis: z.enum(['joint', 'absent']),
        // `en_retard`: no worker has given a sign for 90 s; `absent`: none ever has.
        worker: z.enum(['vivant', 'en_retard', 'absent']),
      }),
    },
  },
})
