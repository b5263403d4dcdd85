import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { Ctx, ReadCtx, SignedIn } from '#kit/ctx.ts'
import { createKeyedTurns } from '#kit/keyed-turns.ts'

/** Longer than a rush; a request that waits longer is refused, and may be retried. */
const PATIENCE_MS = 10_000
const WAITING_MAX = 2000
/** PostgreSQL's lock timeout: another process holds the row. */
const LOCK_NOT_AVAILABLE = '55P03'

const turns = createKeyedTurns(WAITING_MAX)
/** Lock timeouts of each event since it became busy. */
const failures = new Map<string, number>()
const failuresOf = (evenementId: string): number => failures.get(evenementId) ?? 0

const isHeld = (error: unknown): boolean => (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE

/** Turns a lock timeout into the error for the user. */
export const orTropDemandee = (error: unknown): unknown =>
  isHeld(error) ? participationsErrors.trop_demandee() : error

/**
 * Runs the work on an event row in turn. Waiting requests hold no connection of the pool, so that a rush on one
 * event does not block the others. After a lock timeout, all the requests that were waiting fail at once.
 */
export const takeTurn = async <Value>(evenementId: string, work: () => Promise<Value>): Promise<Value> => {
  const before = failuresOf(evenementId)
  try {
    return await turns.run(evenementId, PATIENCE_MS, async () => {
      if (failuresOf(evenementId) > before) throw participationsErrors.trop_demandee()
      try {
        return await work()
      } catch (error) {
        if (isHeld(error)) failures.set(evenementId, failuresOf(evenementId) + 1)
        throw orTropDemandee(error)
      }
    })
  } finally {
    if (!turns.isBusy(evenementId)) failures.delete(evenementId)
  }
}

/** Runs a transaction on an event, in turn. */
export const atEvenement = <Who extends SignedIn | undefined, Value>(
  ctx: Pick<ReadCtx<Who>, 'transaction'>,
  evenementId: string,
  act: (ctx: Ctx<Who>) => Promise<Value>,
): Promise<Value> => takeTurn(evenementId, () => ctx.transaction(act))
