import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Derive, Keyring } from '#kit/derive.ts'

const ALGORITHM = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

const keyOf = (derive: Derive): Buffer => Buffer.from(derive('chiffrement', 'second-facteur'), 'base64url')

/** Encrypts a secret that must be read again: the database alone is not enough to read it. */
export const encipher = ([first]: Keyring, secret: Buffer): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, keyOf(first), nonce)
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

const open = (derive: Derive, kept: Buffer): Buffer | undefined => {
  try {
    const decipherer = createDecipheriv(ALGORITHM, keyOf(derive), kept.subarray(0, NONCE))
    decipherer.setAuthTag(kept.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipherer.update(kept.subarray(NONCE + TAG)), decipherer.final()])
  } catch {
    // Written with another key.
    return undefined
  }
}

export type Deciphered = { readonly secret: Buffer; readonly isCurrent: boolean }

/** The secret, and whether the current key wrote it; undefined if no key reads it. */
export const decipher = (keys: Keyring, kept: Buffer): Deciphered | undefined => {
  for (const key of keys) {
    const secret = open(key, kept)
    if (secret) return { secret, isCurrent: key === keys[0] }
  }
  return undefined
}
