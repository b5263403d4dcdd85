import {
  VERIFICATION_JOURS,
  VERIFICATIONS_MS,
} from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { updatePaiement } from './paiements.repository.ts'

const DAY_MS = 86_400_000
const BATCH = 10
/** Delay of the retry after the platform fails to answer. */
const AGAIN_MS = 15 * 60_000

/** The time of the next check: 2, 5, 15 and 45 minutes after the start, then daily, then none. */
const nextVerification = (begunAt: Date, done: number): Date | null => {
  const minutes = VERIFICATIONS_MS[done]
  const after = minutes ?? (done - VERIFICATIONS_MS.length + 1) * DAY_MS
  return after > VERIFICATION_JOURS * DAY_MS ? null : new Date(begunAt.getTime() + after)
}

/**
 * Takes payments that are due, and schedules their next check first: a dead worker or a failing platform costs one
 * check.
 */
export const takeVerifications = ({ transaction, now }: JobCtx): Promise<string[]> =>
  transaction(async ({ db }) => {
    const due = await db
      .selectFrom('paiements')
      .where('prochaine_verification', '<=', now().toISOString())
      .orderBy('prochaine_verification')
      .limit(BATCH)
      .select(['id', 'verifications', 'cree_le as creeLe', 'redirige_le as redirigeLe'])
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, verifications, creeLe, redirigeLe } of due) {
      const begunAt = new Date(redirigeLe ?? creeLe)
      let done = verifications + 1
      // Checks missed while no worker ran count as one.
      while ((nextVerification(begunAt, done) ?? now()) < now()) done += 1
      const prochaine_verification = nextVerification(begunAt, done)
      await updatePaiement(db, id, { verifications: done, prochaine_verification })
    }
    return due.map(({ id }) => id)
  })

/** Schedules a retry soon, unless the next check comes first. */
export const postponeVerification = async (paiementId: string, { db, now }: JobCtx): Promise<void> => {
  const soon = new Date(now().getTime() + AGAIN_MS)
  await db
    .updateTable('paiements')
    .set({ prochaine_verification: soon })
    .where('id', '=', paiementId)
    .where((eb) =>
      eb.or([
        eb('prochaine_verification', 'is', null),
        eb('prochaine_verification', '>', soon.toISOString()),
      ]),
    )
    .execute()
}
