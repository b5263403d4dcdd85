import { randomBytes } from 'node:crypto'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { insertSession } from './session.repository.ts'

const COOKIE_SECONDS = 90 * 86_400

/** Opens a session in this browser: returns its tokens, and sets the cookie needed to renew them. */
export const openSession = async (
  compteId: string,
  { db, now, tokens, caller }: Ctx<SignedIn | undefined>,
): Promise<Tokens> => {
  const liaison = caller.liaison ?? randomBytes(32).toString('base64url')
  const session = { compteId, now: now(), liaison, agent: caller.agent }
  const { sessionId, rafraichissement } = await insertSession(db, session)
  caller.bind(liaison, COOKIE_SECONDS)
  return { token: tokens.sign({ adherenteId: compteId, sessionId }), refresh_token: rafraichissement }
}
