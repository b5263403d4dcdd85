import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { pushEndpoints } from '@entrelles/contract/modules/notifications/push.endpoints.ts'
import { bind } from '#kit/bind.ts'
import { listAbonnements } from './abonnements-push.queries.ts'
import { deleteAbonnement } from './abonnements-push.repository.ts'
import { createAbonnementPush } from './create-abonnement-push.ts'

/** The devices of the caller; part of the module's routes. */
export const pushRoutes = bind(pushEndpoints, {
  listAbonnementsPush: async (_input, { db, actor, now, settings }) => ({
    clePublique: settings.VAPID_PUBLIQUE ?? null,
    abonnements: await listAbonnements(db, actor, now()),
  }),
  createAbonnementPush: ({ body }, ctx) => createAbonnementPush(body, ctx),
  deleteAbonnementPush: async ({ query }, { db, actor }) => {
    if (!(await deleteAbonnement(db, actor.id, query.id))) throw commonErrors.introuvable()
  },
})
