import { defineEndpoints } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { z } from '#kit/z.ts'
import { demandeAdhesion } from '../adhesions/adhesions.schema.ts'
import { paiementsErrors } from './paiements.errors.ts'
import { lienPaiement, retourPaiement, statutPaiement } from './paiements.schema.ts'

const secret = z.strictObject({ secret: z.string().max(200) })

export const paiementsEndpoints = defineEndpoints({
  createPaiement: {
    method: 'POST',
    path: '/api/adhesion',
    access: 'adherente',
    summary: 'Start the payment of a membership year; returns the URL of the payment page',
    body: demandeAdhesion,
    answers: { 200: lienPaiement },
    refuses: [paiementsErrors.paiement_refuse_par_la_plateforme, paiementsErrors.paiement_indisponible],
    limit: { max: 20, seconds: 600 },
    transaction: 'own',
  },
  updateStatutPaiement: {
    method: 'POST',
    path: '/api/change_statut_paiement',
    access: 'adherente',
    summary: 'Update the state of one of the caller’s payments from the payment platform',
    body: retourPaiement,
    answers: { 200: statutPaiement },
    refuses: [paiementsErrors.paiement_introuvable],
    limit: { max: 60, seconds: 300 },
    transaction: 'own',
  },
  getNotificationPaiement: {
    method: 'GET',
    path: '/api/webhooks/paiement/:secret',
    access: 'public',
    summary: 'Confirm the webhook URL to the payment platform',
    params: secret,
    answers: { 200: z.object({}) },
    refuses: [commonErrors.introuvable],
  },
  createNotificationPaiement: {
    method: 'POST',
    path: '/api/webhooks/paiement/:secret',
    access: 'public',
    summary: 'Receive a notification of the payment platform, then verified with it',
    params: secret,
    body: z.string().max(200_000),
    raw: true,
    answers: { 200: z.object({}) },
    refuses: [commonErrors.introuvable, commonErrors.acces_refuse],
  },
})
