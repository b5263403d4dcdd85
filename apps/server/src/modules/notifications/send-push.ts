import { PushPostponed, PushRefused, type PushMessage } from '#gateways/push/push.ts'
import type { JobWriteCtx } from '#kit/jobs.ts'
import { findDestinations } from './abonnements-push.queries.ts'
import { deleteAbonnements, updateDernierEnvoi } from './abonnements-push.repository.ts'

export type PushSent = {
  /** Devices that got the message. */
  readonly prises: number
  /** Nobody got it, but a later try may succeed: after this time, or `0` if no service said when. Null otherwise. */
  readonly reporteMs: number | null
}

type Ctx = Pick<JobWriteCtx, 'db' | 'now' | 'push' | 'log'>
type Destination = Awaited<ReturnType<typeof findDestinations>>[number]
type Try = { readonly id: string } & (
  { readonly issue: 'ok' | 'gone' | 'refused' } | { readonly issue: 'postponed'; readonly waitMs: number }
)

const tryOne = async (
  { id, endpoint, p256dh, auth }: Destination,
  message: PushMessage,
  { push, log }: Ctx,
): Promise<Try> => {
  try {
    return { id, issue: await push.send({ endpoint, cles: { p256dh, auth } }, message) }
  } catch (error) {
    if (error instanceof PushPostponed) return { id, issue: 'postponed', waitMs: error.waitMs ?? 0 }
    if (!(error instanceof PushRefused)) throw error
    // Only the host: the rest of the address lets anybody write to that browser.
    log.warn({ err: error, abonnementId: id, service: new URL(endpoint).host }, 'a push message was refused')
    return { id, issue: 'refused' }
  }
}

const idsOf = (tries: readonly Try[], issue: Try['issue']): string[] =>
  tries.filter((one) => one.issue === issue).map(({ id }) => id)

/**
 * Sends a message to each of a member's devices, at once, and forgets those that have ended. A device that fails while another
 * one takes the message is not tried again: she has been told.
 */
export const sendPush = async (ctx: Ctx, compteId: string, message: PushMessage): Promise<PushSent> => {
  const { db, now } = ctx
  const destinations = await findDestinations(db, compteId, now())
  const tries = await Promise.all(destinations.map((to) => tryOne(to, message, ctx)))
  await deleteAbonnements(db, idsOf(tries, 'gone'))
  const taken = idsOf(tries, 'ok')
  await updateDernierEnvoi(db, taken, now())
  const waits = tries.flatMap((one) => (one.issue === 'postponed' ? [one.waitMs] : []))
  return {
    prises: taken.length,
    reporteMs: taken.length === 0 && waits.length > 0 ? Math.max(...waits) : null,
  }
}
