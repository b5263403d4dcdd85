import type { RefreshToken } from '@entrelles/contract/modules/session/session.schema.ts'
import { refuseOtherSites } from '#kit/caller.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { endSessions } from './end-sessions.ts'
import { sessionIdOf } from './refresh-token.ts'
import { findSession } from './session.repository.ts'

/**
 * Logs out. The current refresh token, or the previous one, ends its session; the response does not tell whether it
 * existed.
 */
export const deleteSession = async (
  { refresh_token: given }: RefreshToken,
  ctx: Ctx<SignedIn | undefined>,
): Promise<void> => {
  const { db, now, caller } = ctx
  refuseOtherSites(caller)
  caller.bind(undefined, 0)
  const sessionId = sessionIdOf(given)
  const session = sessionId === undefined ? undefined : await findSession(db, sessionId, now())
  const hash = digestOf(given)
  if (!session || ![session.courant, session.precedent].some((known) => known?.equals(hash))) return
  await endSessions(session.compteId, ctx, { only: session.id })
}
