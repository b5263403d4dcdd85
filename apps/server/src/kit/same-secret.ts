import { timingSafeEqual } from 'node:crypto'

const bytesOf = (secret: string | Buffer): Buffer =>
  typeof secret === 'string' ? Buffer.from(secret) : secret

/** Compares secrets or signatures. The time does not tell how much of the given one is right. */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer): boolean => {
  const [one, other] = [bytesOf(given), bytesOf(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
