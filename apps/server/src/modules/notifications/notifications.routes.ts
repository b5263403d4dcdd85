import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { notificationsEndpoints } from '@entrelles/contract/modules/notifications/notifications.endpoints.ts'
import { preferencesEndpoints } from '@entrelles/contract/modules/notifications/preferences.endpoints.ts'
import { choixOf } from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { bind } from '#kit/bind.ts'
import type { Ctx } from '#kit/ctx.ts'
import type { ServerModule } from '#kit/module.ts'
import { publishNonLus } from '#modules/non-lus/non-lus.public.ts'
import { createDesabonnement, getDesabonnement } from './desabonnement.ts'
import { getReglages } from './get-reglages.ts'
import { listNotifications } from './list-notifications.ts'
import { purgeNotificationsJob } from './notifications.jobs.ts'
import {
  deleteNotificationRow,
  readNotification,
  readNotificationsOfCible,
  readNotificationsUntil,
} from './notifications.repository.ts'
import { writeHeures, writePreferences } from './preferences.repository.ts'
import { pushRoutes } from './push.routes.ts'

/** The red dot of all her devices follows. */
const publish = ({ actor, memory, afterCommit }: Ctx): void =>
  afterCommit(() => publishNonLus(memory, [actor.id]))

export const notificationsModule: ServerModule = {
  name: 'notifications',
  routes: [
    ...pushRoutes,
    ...bind(preferencesEndpoints, {
      getReglages: (_input, ctx) => getReglages(ctx),
      updateDrapeaux: ({ body }, { db, actor }) => writePreferences(db, actor.id, choixOf(body)),
      updateReglages: async ({ body: { preferences, ...heures } }, { db, actor }) => {
        await writePreferences(db, actor.id, preferences)
        await writeHeures(db, actor.id, heures)
      },
      getDesabonnement: async ({ query }, ctx) => getDesabonnement(query.token, ctx),
      createDesabonnement: ({ query }, ctx) => createDesabonnement(query.token, ctx),
    }),
    ...bind(notificationsEndpoints, {
      listNotifications: ({ query }, ctx) => listNotifications(query, ctx),
      updateLue: async ({ params }, ctx) => {
        if (!(await readNotification(ctx.db, ctx.actor.id, params.id, ctx.now())))
          throw commonErrors.introuvable()
        publish(ctx)
      },
      updateToutesLues: async ({ body }, ctx) => {
        await readNotificationsUntil(ctx.db, ctx.actor.id, body.avant, ctx.now())
        publish(ctx)
      },
      updateCibleLue: async ({ body }, ctx) => {
        await readNotificationsOfCible(ctx.db, ctx.actor.id, body, ctx.now())
        publish(ctx)
      },
      deleteNotification: async ({ params }, ctx) => {
        if (!(await deleteNotificationRow(ctx.db, ctx.actor.id, params.id))) throw commonErrors.introuvable()
        publish(ctx)
      },
    }),
  ],
  jobs: [purgeNotificationsJob],
}
