import { defineEndpoints } from '#kit/endpoint.ts'
import { credentials, me, tokens } from './session.schema.ts'

export const sessionEndpoints = defineEndpoints({
  createSession: {
    method: 'POST',
    path: '/api/login_check',
    access: 'public',
    summary: 'Opens a session with an e-mail and a password',
    body: credentials,
    answers: { 200: tokens },
  },
  getMe: {
    method: 'GET',
    path: '/api/users/me',
    access: 'connectee',
    summary: 'Who is connected, with her roles',
    answers: { 200: me },
  },
})
