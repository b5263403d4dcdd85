import { defineEndpoints } from '#kit/endpoint.ts'
import { reclamationForm, reclamationRecue } from './reclamations.schema.ts'

export const reclamationsEndpoints = defineEndpoints({
  createReclamation: {
    method: 'POST',
    path: '/api/adhesions/reclamation',
    access: 'adherente',
    summary: 'Says that a payment does not appear, with what helps to find it',
    body: reclamationForm,
    answers: { 201: reclamationRecue },
    creates: true,
    limit: { max: 5, seconds: 3600 },
  },
})
