import { paiementsEndpoints } from '@entrelles/contract/modules/paiements/paiements.endpoints.ts'
import { bind } from '#kit/bind.ts'
import type { ServerModule } from '#kit/module.ts'
import { assertSecret, createNotificationPaiement } from './create-notification-paiement.ts'
import { createPaiement } from './create-paiement.ts'
import { readNotificationJob, readReleveJob, verifyPaiementsJob } from './paiements.jobs.ts'
import { updateStatutPaiement } from './update-statut-paiement.ts'

export const paiementsModule: ServerModule = {
  name: 'paiements',
  routes: bind(paiementsEndpoints, {
    createPaiement: ({ body }, ctx) => createPaiement(body, ctx),
    updateStatutPaiement: ({ body }, ctx) => updateStatutPaiement(body.checkoutId, ctx),
    getNotificationPaiement: async ({ params }, ctx) => {
      assertSecret(params.secret, ctx)
      return {}
    },
    createNotificationPaiement: ({ params, body }, ctx) =>
      createNotificationPaiement(params.secret, body, ctx),
  }),
  jobs: [readNotificationJob, verifyPaiementsJob, readReleveJob],
}
