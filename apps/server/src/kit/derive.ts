import { createHash, createHmac } from 'node:crypto'

/**
 * A secret made from another text by the server's key: the same one each time, and from the outside like chance. So a
 * token can be given a second time although the database keeps only its hash.
 */
export type Derive = (purpose: string, of: string) => string

/** 43 characters, 256 bits. */
export const createDerive =
  (key: string): Derive =>
  (purpose, of) =>
    createHmac('sha256', key).update(`${purpose}\n${of}`).digest('base64url')

/** What the database keeps of a secret that has enough chance in it. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
