import { defineEndpoints } from '#kit/endpoint.ts'
import { reclamationForm, reclamationRecue } from './reclamations.schema.ts'

export const reclamationsEndpoints = defineEndpoints({
  createReclamation: {
    method: 'POST',
    path: '/api/adhesions/reclamation',
    access: 'adherente',
    summary: 'Report a missing payment, with details that help to find it',
    body: reclamationForm,
    answers: { 201: reclamationRecue },
    creates: true,
    limit: { max: 5, seconds: 3600 },
  },
})
