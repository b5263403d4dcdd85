import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Derive } from '#kit/derive.ts'

const ALGORITHM = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

const keyOf = (derive: Derive): Buffer => Buffer.from(derive('chiffrement', 'second-facteur'), 'base64url')

/** Encrypts a secret that must be read again: the database alone is not enough to read it. */
export const encipher = (derive: Derive, secret: Buffer): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, keyOf(derive), nonce)
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

export const decipher = (derive: Derive, kept: Buffer): Buffer => {
  const decipherer = createDecipheriv(ALGORITHM, keyOf(derive), kept.subarray(0, NONCE))
  decipherer.setAuthTag(kept.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipherer.update(kept.subarray(NONCE + TAG)), decipherer.final()])
}
