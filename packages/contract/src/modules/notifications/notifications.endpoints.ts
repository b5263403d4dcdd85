import { defineEndpoints, noContent } from '#kit/endpoint.ts'
import { commonErrors } from '#kit/errors.ts'
import { idParams } from '#kit/ids.ts'
import { listAnswer, pageQuery } from '#kit/pagination.ts'
import { z } from '#kit/z.ts'
import { lectureCible, lectureTotale, notification, notificationId } from './notifications.schema.ts'

const own = idParams(notificationId)

export const notificationsEndpoints = defineEndpoints({
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    access: 'active',
    summary: 'The caller’s notifications: unread ones first, then the latest',
    query: pageQuery.extend({
      lue: z.enum(['oui', 'non']).optional(),
      type: notification.shape.type.optional(),
    }),
    answers: { 200: listAnswer('notifications', notification) },
  },
  updateLue: {
    method: 'PUT',
    path: '/api/notifications/:id/lue',
    access: 'active',
    summary: 'Read one of the caller’s notifications',
    params: own,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
  updateToutesLues: {
    method: 'POST',
    path: '/api/notifications/tout_lire',
    access: 'active',
    summary: 'Read the caller’s notifications up to an instant',
    body: lectureTotale,
    answers: { 204: noContent },
  },
  updateCibleLue: {
    method: 'POST',
    path: '/api/notifications/cible_lue',
    access: 'active',
    summary: 'Read the caller’s notifications about a page that she opens',
    body: lectureCible,
    answers: { 204: noContent },
  },
  deleteNotification: {
    method: 'DELETE',
    path: '/api/notifications/:id',
    access: 'active',
    summary: 'Delete one of the caller’s notifications',
    params: own,
    answers: { 204: noContent },
    refuses: [commonErrors.introuvable],
  },
})
