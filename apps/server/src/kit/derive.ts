import { createHash, createHmac } from 'node:crypto'

/**
 * A secret derived from a text with the server's key: stable, and unpredictable without the key. It allows a token to be
 * sent again although the database stores only its hash.
 */
export type Derive = (purpose: string, of: string) => string

/** 43 characters, 256 bits. */
export const createDerive =
  (key: string): Derive =>
  (purpose, of) =>
    createHmac('sha256', key).update(`${purpose}\n${of}`).digest('base64url')

/** Keys of which the first writes and all read: a key can be replaced without losing what it wrote. */
export type Keyring = readonly [Derive, ...Derive[]]

export const createKeyring = (key: string, former: readonly string[] = []): Keyring => [
  createDerive(key),
  ...former.map(createDerive),
]

/** The stored hash of a high-entropy secret. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
