import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './turns.ts'

// OWASP's minimum for argon2id, the library's default algorithm; runs on libuv's threads, off the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes about 15 ms of CPU: at most one per core runs at once, a few wait, and the others are refused. */
const AT_ONCE = Math.min(availableParallelism(), 4)
const WAITING_MAX = 40

const inTurn = createTurns(AT_ONCE, WAITING_MAX)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

/** The hash of a random password, which stands for a missing account. */
let unusable: Promise<string> | undefined
const unusableHash = (): Promise<string> => (unusable ??= hash(crypto.randomUUID(), OPTIONS))

/** Does the same work without an account, so that the response time does not reveal which accounts exist. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await unusableHash())
  const matches = await inTurn(() => verify(against, password))
  return stored !== undefined && matches
}
