import { z } from '@entrelles/contract/kit/z.ts'
import { PaymentUnavailable } from '#gateways/payment/payment.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import { reportError } from '#kit/reporting.ts'
import { confirmPaiement } from './confirm-paiement.ts'
import { closeNotification, deleteNotifications, findNotification } from './notifications.repository.ts'
import { findPaiement, findPaiementOfCheckout } from './paiements.queries.ts'
import { readCommande, type Reading } from './read-commande.ts'
import { readReleve } from './read-releve.ts'
import { postponeVerification, takeVerifications } from './verifications.ts'

const DAY_MS = 86_400_000
const NOTIFICATIONS_KEPT_DAYS = 90
const BATCHES_MAX = 40

/** A notification only tells which payment to read: none of its facts is trusted. */
const corpsSchema = z.object({
  eventType: z.string(),
  metadata: z.object({ paiementId: z.uuid() }).nullish().catch(null),
  data: z.object({
    id: z.int().optional(),
    checkoutIntentId: z.int().nullish(),
    order: z.object({ id: z.int() }).optional(),
  }),
})

/** Reads the platform about the payment of a notification. */
export const readNotificationJob = defineJob({
  name: 'paiements.lire-notification',
  data: z.object({ notificationId: z.uuid() }),
  run: async ({ notificationId }, ctx) => {
    const { db, now } = ctx
    const notification = await findNotification(db, notificationId)
    if (!notification) return
    const { data: corps } = corpsSchema.safeParse(notification.corps)
    const commandeId = corps?.eventType === 'Order' ? corps.data.id : corps?.data.order?.id
    const checkoutId = corps?.data.checkoutIntentId
    const reference = corps?.metadata?.paiementId
    const paiement =
      (reference === undefined ? undefined : await findPaiement(db, reference)) ??
      (checkoutId === null || checkoutId === undefined
        ? undefined
        : await findPaiementOfCheckout(db, checkoutId))
    let reading: Reading = 'etranger'
    if (paiement) {
      await confirmPaiement(paiement, 'notification', ctx)
      reading = 'confirme'
    } else if (commandeId !== undefined && ['Order', 'Payment'].includes(corps?.eventType ?? '')) {
      reading = await readCommande(commandeId, 'notification', ctx)
    }
    await ctx.transaction((inside) => closeNotification(inside.db, notificationId, reading, now()))
  },
})

/** Returns whether the platform answered; a failing payment does not stop the others. */
const verify = async (paiementId: string, ctx: JobCtx): Promise<boolean> => {
  try {
    const paiement = await findPaiement(ctx.db, paiementId)
    if (paiement) await confirmPaiement(paiement, 'verification', ctx)
    return true
  } catch (error) {
    const isAway = error instanceof PaymentUnavailable
    ctx.log[isAway ? 'warn' : 'error']({ err: error, paiementId }, 'a payment could not be verified')
    if (!isAway) reportError(error)
    await postponeVerification(paiementId, ctx)
    return !isAway
  }
}

/** Each minute, checks the payments that are due, so that a closed tab loses nothing. */
export const verifyPaiementsJob = defineJob({
  name: 'paiements.verifier',
  data: z.object({}),
  cron: '* * * * *',
  run: async (_data, ctx) => {
    for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
      const ids = await takeVerifications(ctx)
      let answered = 0
      for (const id of ids) if (await verify(id, ctx)) answered += 1
      // No payment is left, or the platform does not answer: the next run is in a minute.
      if (answered === 0) return
    }
  },
})

/** Reads the platform's list: payments without a notification, refunds and disputes. */
export const readReleveJob = defineJob({
  name: 'paiements.relever',
  data: z.object({}),
  cron: '41 1,7,13,19 * * *',
  run: async (_data, ctx) => {
    const { now, log } = ctx
    const read = await readReleve(ctx)
    const before = new Date(now().getTime() - NOTIFICATIONS_KEPT_DAYS * DAY_MS)
    const deleted = await ctx.transaction(({ db }) => deleteNotifications(db, before))
    log.info({ read, deleted }, 'the platform’s list was read')
  },
})
