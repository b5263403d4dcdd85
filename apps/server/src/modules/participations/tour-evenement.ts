import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { Ctx, ReadCtx, SignedIn } from '#kit/ctx.ts'
import { createKeyedTurns } from '#kit/keyed-turns.ts'

/** Longer than a rush lasts; whoever waits longer is asked to come back. */
const PATIENCE_MS = 10_000
const WAITING_MAX = 2000
/** The database gave up waiting for the row: somebody else holds it, in another process. */
const LOCK_NOT_AVAILABLE = '55P03'

const turns = createKeyedTurns(WAITING_MAX)
/** How often the row of an event could not be had, since it last could. */
const failures = new Map<string, number>()

const isHeld = (error: unknown): boolean => (error as { code?: unknown }).code === LOCK_NOT_AVAILABLE

/** What is told to whoever waited for that row in vain. */
export const orTropDemandee = (error: unknown): unknown =>
  isHeld(error) ? participationsErrors.trop_demandee() : error

/**
 * Work on the row of an event, when its turn comes: those who wait hold no connection of the pool, so that a rush on one
 * event leaves the others alone. When the row cannot be had, everybody who waited meanwhile is told at once.
 */
export const takeTurn = <Value>(evenementId: string, work: () => Promise<Value>): Promise<Value> => {
  const before = failures.get(evenementId)
  return turns.run(evenementId, PATIENCE_MS, async () => {
    if (failures.get(evenementId) !== before) throw participationsErrors.trop_demandee()
    try {
      const value = await work()
      failures.delete(evenementId)
      return value
    } catch (error) {
      if (isHeld(error)) failures.set(evenementId, (before ?? 0) + 1)
      throw orTropDemandee(error)
    }
  })
}

/** One transaction on an event, when its turn comes. */
export const atEvenement = <Who extends SignedIn | undefined, Value>(
  ctx: Pick<ReadCtx<Who>, 'transaction'>,
  evenementId: string,
  act: (ctx: Ctx<Who>) => Promise<Value>,
): Promise<Value> => takeTurn(evenementId, () => ctx.transaction(act))
