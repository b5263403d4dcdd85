import { defineEndpoints } from '#kit/endpoint.ts'
import { z } from '#kit/z.ts'
import { demandeAdhesion } from '../adhesions/adhesions.schema.ts'
import { lienPaiement, retourPaiement, statutPaiement } from './paiements.schema.ts'

const secret = z.strictObject({ secret: z.string().max(200) })

export const paiementsEndpoints = defineEndpoints({
  createPaiement: {
    method: 'POST',
    path: '/api/adhesion',
    access: 'adherente',
    summary: 'Asks to pay a year of membership; answers the address of the payment page',
    body: demandeAdhesion,
    answers: { 200: lienPaiement },
    limit: { max: 20, seconds: 600 },
    transaction: 'own',
  },
  updateStatutPaiement: {
    method: 'POST',
    path: '/api/change_statut_paiement',
    access: 'adherente',
    summary: 'Asks the platform what became of one of her payments; the caller is never believed',
    body: retourPaiement,
    answers: { 200: statutPaiement },
    limit: { max: 60, seconds: 300 },
    transaction: 'own',
  },
  getNotificationPaiement: {
    method: 'GET',
    path: '/api/webhooks/paiement/:secret',
    access: 'public',
    summary: 'Answers the platform that tries the address of its notifications',
    params: secret,
    answers: { 200: z.object({}) },
  },
  createNotificationPaiement: {
    method: 'POST',
    path: '/api/webhooks/paiement/:secret',
    access: 'public',
    summary: 'Keeps a notification of the platform; it is only a hint, read again at the platform',
    params: secret,
    body: z.string().max(200_000),
    raw: true,
    answers: { 200: z.object({}) },
  },
})
