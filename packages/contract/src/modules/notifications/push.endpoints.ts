import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { z } from '#kit/z.ts'
import { pushErrors } from './push.errors.ts'
import { abonnementPushForm, abonnementPushId, mesAbonnementsPush } from './push.schema.ts'

export const pushEndpoints = defineEndpoints({
  listAbonnementsPush: {
    method: 'GET',
    path: '/api/notifications/abonnements_push',
    access: 'adherente',
    summary: 'The caller’s devices that get push notifications, and the key that browsers subscribe with',
    answers: { 200: mesAbonnementsPush },
  },
  createAbonnementPush: {
    method: 'POST',
    path: '/api/notifications/abonnements_push',
    access: 'adherente',
    summary: 'Send the caller’s push notifications to this browser, until its session ends',
    body: abonnementPushForm,
    answers: { 204: noContent },
    refuses: [pushErrors.push_indisponible],
  },
  deleteAbonnementPush: {
    method: 'DELETE',
    path: '/api/notifications/abonnements_push',
    access: 'adherente',
    summary: 'Stop the push notifications of one of the caller’s devices',
    query: z.strictObject({ id: abonnementPushId }),
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
