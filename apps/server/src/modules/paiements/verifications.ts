import {
  VERIFICATION_JOURS,
  VERIFICATIONS_MS,
} from '@entrelles/contract/modules/paiements/paiements.schema.ts'
import type { JobCtx } from '#kit/jobs.ts'
import { updatePaiement } from './paiements.repository.ts'

const DAY_MS = 86_400_000
const BATCH = 10
/** A platform that could not say is asked again this soon, however far the next check is. */
const AGAIN_MS = 15 * 60_000

/** When the platform is asked after so many times: at T + 2, 5, 15 and 45 minutes, then each day, then no more. */
const nextVerification = (begunAt: Date, done: number): Date | null => {
  const minutes = VERIFICATIONS_MS[done]
  const after = minutes ?? (done - VERIFICATIONS_MS.length + 1) * DAY_MS
  return after > VERIFICATION_JOURS * DAY_MS ? null : new Date(begunAt.getTime() + after)
}

/**
 * Takes some payments whose time has come and plans their next check first: a worker that dies on the way, or a platform
 * that is away, costs one turn.
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
      // What was missed while nobody worked is one check, not many.
      while ((nextVerification(begunAt, done) ?? now()) < now()) done += 1
      const prochaine_verification = nextVerification(begunAt, done)
      await updatePaiement(db, id, { verifications: done, prochaine_verification })
    }
    return due.map(({ id }) => id)
  })

/** The platform could not say: it is asked again soon, or at the next check if that comes first. */
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
