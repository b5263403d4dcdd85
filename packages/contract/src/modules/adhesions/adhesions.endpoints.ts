import { defineEndpoints, file, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { adhesionsErrors } from './adhesions.errors.ts'
import { adhesionId, mesAdhesions, rappelsAdhesion } from './adhesions.schema.ts'

export const adhesionsEndpoints = defineEndpoints({
  getMesAdhesions: {
    method: 'GET',
    path: '/api/adhesions',
    access: 'adherente',
    summary: 'The caller’s membership: price, end date and the list of her years',
    answers: { 200: mesAdhesions },
  },
  getAttestation: {
    method: 'GET',
    path: '/api/adhesions/:id/attestation',
    access: 'adherente',
    summary: 'The certificate of one of the caller’s membership years, as a PDF',
    params: idParams(adhesionId),
    answers: { 200: file('application/pdf') },
    refuses: [adhesionsErrors.adhesion_introuvable],
  },
  updateRappelsAdhesion: {
    method: 'PUT',
    path: '/api/adhesions/rappels',
    access: 'adherente',
    summary: 'Turn the renewal reminders by e-mail on or off',
    body: rappelsAdhesion,
    answers: { 204: noContent },
  },
})
