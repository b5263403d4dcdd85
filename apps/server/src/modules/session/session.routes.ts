import { sessionEndpoints } from '@entrelles/contract/modules/session/session.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { createSession } from './create-session.ts'
import { getMe } from './session.queries.ts'

export const sessionModule: ServerModule = {
  name: 'session',
  routes: bind(sessionEndpoints, {
    createSession: ({ body }, ctx) => createSession(body, ctx),
    getMe: (_input, ctx) => getMe(ctx.db, ctx.actor),
  }),
}
