import { defineEndpoints, file, noContent } from '#kit/endpoint.ts'
import { idParams } from '#kit/ids.ts'
import { adhesionId, mesAdhesions, rappelsAdhesion } from './adhesions.schema.ts'

export const adhesionsEndpoints = defineEndpoints({
  getMesAdhesions: {
    method: 'GET',
    path: '/api/adhesions',
    access: 'adherente',
    summary: 'Her own membership: what she pays, until when, and each of her years',
    answers: { 200: mesAdhesions },
  },
  getAttestation: {
    method: 'GET',
    path: '/api/adhesions/:id/attestation',
    access: 'adherente',
    summary: 'The attestation of one of her years',
    params: idParams(adhesionId),
    answers: { 200: file('application/pdf') },
  },
  updateRappelsAdhesion: {
    method: 'PUT',
    path: '/api/adhesions/rappels',
    access: 'adherente',
    summary: 'Whether she is mailed before and after the end of a year',
    body: rappelsAdhesion,
    answers: { 204: noContent },
  },
})
