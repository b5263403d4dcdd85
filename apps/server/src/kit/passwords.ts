import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from './turns.ts'

// OWASP's floor for argon2id, the library's default algorithm; computed on libuv's threads, off the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each costs a processor some 15 ms: no more at once than there are processors, a few wait, the others come back. */
const AT_ONCE = Math.min(availableParallelism(), 4)
const WAITING_MAX = 40

const inTurn = createTurns(AT_ONCE, WAITING_MAX)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

/** A hash of nothing that anybody knows: for an account whose password must not open any more. */
let unusable: Promise<string> | undefined
export const unusableHash = (): Promise<string> => (unusable ??= hash(crypto.randomUUID(), OPTIONS))

/** Whether the password is the account's; without an account the same work is done, and refused. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await unusableHash())
  const matches = await inTurn(() => verify(against, password))
  return stored !== undefined && matches
}
