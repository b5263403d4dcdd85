import { defineEndpoints } from '#kit/endpoint.ts'
import { reclamationEnCours, reclamationForm, reclamationRecue } from './reclamations.schema.ts'

export const reclamationsEndpoints = defineEndpoints({
  getReclamation: {
    method: 'GET',
    path: '/api/adhesions/reclamation',
    access: 'adherente',
    summary: 'The caller’s latest report of a missing payment that is not answered yet',
    answers: { 200: reclamationEnCours },
  },
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
