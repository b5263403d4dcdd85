import { defineEndpoints, noContent, stream } from '#kit/endpoint.ts'
import { z } from '#kit/z.ts'
import { evenementFlux } from './non-lus.schema.ts'

const light = { method: 'GET', access: 'active', admission: 'memory' } as const

export const nonLusEndpoints = defineEndpoints({
  getMessagesNonLus: {
    ...light,
    path: '/api/discussions/check',
    summary: 'Whether the caller has unread messages; 204 if none',
    answers: { 200: z.object({ nonLus: z.literal(true) }), 204: noContent },
  },
  getNotificationsNonLues: {
    ...light,
    path: '/api/notifications/check',
    summary: 'Whether the caller has unread notifications; 204 if none',
    answers: { 200: z.object({ nonLues: z.literal(true) }), 204: noContent },
  },
  getFlux: {
    ...light,
    path: '/api/flux',
    summary:
      'Stream of both unread states (current values, then each change) and of the discussions that change, until the token expires',
    answers: { 200: stream(evenementFlux) },
  },
})
