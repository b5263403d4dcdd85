import { hash, verify } from '@node-rs/argon2'

// OWASP's floor for argon2id, the library's default algorithm; computed on libuv's threads, off the event loop.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/** A hash of nothing known, so that an unknown e-mail costs the same verification as a wrong password. */
let decoy: Promise<string> | undefined
const decoyHash = (): Promise<string> => (decoy ??= hashPassword(crypto.randomUUID()))

/** Whether the password is the account's; without an account the same work is done, and refused. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await decoyHash()), password)
  return stored !== undefined && matches
}
