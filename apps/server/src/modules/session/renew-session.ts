import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { RefreshToken, Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { timingSafeEqual } from 'node:crypto'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { endSessions } from './end-sessions.ts'
import { refreshTokenOf, sessionIdOf } from './refresh-token.ts'
import { sendAlerteSessionJob } from './session.jobs.ts'
import { findSession, turnSession, type OpenSession } from './session.repository.ts'

/** Two tabs that renew with the same token within this time get the same successor. */
const TOGETHER_MS = 30_000

const isSame = (one: Buffer | null, other: Buffer): boolean =>
  one !== null && one.length === other.length && timingSafeEqual(one, other)

/** Whether the token is the previous one, replaced a moment ago by this tab or another. */
const isRecent = ({ precedent, tourneLe }: OpenSession, hash: Buffer, now: Date): boolean =>
  isSame(precedent, hash) && tourneLe !== null && now.getTime() - new Date(tourneLe).getTime() <= TOGETHER_MS

/** A reused token may be a stolen copy: ends the session for every holder. */
const endStolen = ({ id, compteId }: OpenSession, ctx: ReadCtx<SignedIn | undefined>): Promise<void> => {
  ctx.log.warn({ sessionId: id, compteId }, 'a refresh token was used twice')
  return ctx.transaction(async (inside) => {
    await endSessions(compteId, inside, { only: id })
    await inside.enqueue(sendAlerteSessionJob, { sessionId: id })
  })
}

/** Renews a session: returns an access token and the next refresh token. */
export const renewSession = async (
  { refresh_token: given }: RefreshToken,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<Tokens> => {
  const { db, now, tokens, derive, caller } = ctx
  // Its cookie is sent without being asked for: another site must not make it renew.
  if (!caller.isFromOwnOrigin) throw commonErrors.acces_refuse()
  const sessionId = sessionIdOf(given)
  const session = sessionId === undefined ? undefined : await findSession(db, sessionId, now())
  if (!session || caller.liaison === undefined) throw sessionErrors.session_terminee()
  if (!isSame(session.liaison, digestOf(caller.liaison))) throw sessionErrors.session_terminee()

  const hash = digestOf(given)
  const successor = refreshTokenOf(session.id, derive('rafraichissement', given))
  if (isSame(session.courant, hash))
    await ctx.transaction((inside) => turnSession(inside.db, session.id, hash, successor, now()))
  else if (!isRecent(session, hash, now())) {
    await endStolen(session, ctx)
    throw sessionErrors.session_terminee()
  }
  const token = tokens.sign({ adherenteId: session.compteId, sessionId: session.id })
  return { token, refresh_token: successor }
}
