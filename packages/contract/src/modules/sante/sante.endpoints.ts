import { defineEndpoints } from '#kit/endpoint.ts'
import { z } from '#kit/z.ts'

export const santeEndpoints = defineEndpoints({
  getVivant: {
    method: 'GET',
    path: '/api/sante/vivant',
    access: 'public',
    summary: 'The process answers',
    answers: { 200: z.object({ etat: z.literal('vivant') }) },
  },
  getPret: {
    method: 'GET',
    path: '/api/sante/pret',
    access: 'public',
    summary: 'The process can serve: its database answers and is migrated; 503 otherwise',
    answers: { 200: z.object({ etat: z.literal('pret'), redis: z.enum(['joint', 'absent']) }) },
  },
})
