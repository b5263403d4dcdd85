import { randomBytes } from 'node:crypto'
import type { Caller } from '#kit/caller.ts'

const COOKIE_SECONDS = 90 * 86_400

/** The secret of this browser, kept in its HttpOnly cookie, which lasts 90 days from now. */
export const bindNavigateur = (caller: Caller): string => {
  const liaison = caller.liaison ?? randomBytes(32).toString('base64url')
  caller.bind(liaison, COOKIE_SECONDS)
  return liaison
}
