import { defineEndpoints, noContent, stream } from '#kit/endpoint.ts'
import { z } from '#kit/z.ts'
import { nonLus } from './non-lus.schema.ts'

const light = { method: 'GET', access: 'active', admission: 'memory' } as const

export const nonLusEndpoints = defineEndpoints({
  getMessagesNonLus: {
    ...light,
    path: '/api/discussions/check',
    summary: 'Whether messages are unread; nothing when none is',
    answers: { 200: z.object({ nonLus: z.literal(true) }), 204: noContent },
  },
  getNotificationsNonLues: {
    ...light,
    path: '/api/notifications/check',
    summary: 'Whether notifications are unread; nothing when none is',
    answers: { 200: z.object({ nonLues: z.literal(true) }), 204: noContent },
  },
  getFlux: {
    ...light,
    path: '/api/flux',
    summary: 'Both, at once and then at each change, for as long as the token lasts',
    answers: { 200: stream(nonLus) },
  },
})
