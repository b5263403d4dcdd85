import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { RefreshToken, Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { refuseOtherSites } from '#kit/caller.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { digestOf } from '#kit/derive.ts'
import { isSameSecret } from '#kit/same-secret.ts'
import { sendLettre } from '#modules/envois/envois.public.ts'
import { endSessions } from './end-sessions.ts'
import { refreshTokenOf, sessionIdOf } from './refresh-token.ts'
import { sessionFermeeLettre } from './session.lettres.ts'
import { findSession, turnSession, type OpenSession } from './session.repository.ts'

/** Two tabs that renew with the same token within this time get the same successor. */
const TOGETHER_SECONDS = 30

const isSame = (one: Buffer | null, other: Buffer): boolean => one !== null && isSameSecret(one, other)

/** Whether the token is the previous one, replaced a moment ago by this tab or another. */
const isRecent = ({ precedent, secondsSinceTurn }: OpenSession, hash: Buffer): boolean =>
  isSame(precedent, hash) && secondsSinceTurn !== null && secondsSinceTurn <= TOGETHER_SECONDS

/** A reused token may be a stolen copy: ends the session for every holder. */
const endStolen = ({ id, compteId }: OpenSession, ctx: ReadCtx<SignedIn | undefined>): Promise<void> => {
  ctx.log.warn({ sessionId: id, compteId }, 'a refresh token was used twice')
  return ctx.transaction(async (inside) => {
    await endSessions(compteId, inside, { only: id })
    await sendLettre(inside, sessionFermeeLettre, { compteId, donnees: { sessionId: id } })
  })
}

/** Renews a session: returns an access token and the next refresh token. */
export const renewSession = async (
  { refresh_token: given }: RefreshToken,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<Tokens> => {
  const { db, now, tokens, derive, caller } = ctx
  refuseOtherSites(caller)
  const sessionId = sessionIdOf(given)
  const session = sessionId === undefined ? undefined : await findSession(db, sessionId, now())
  if (!session || caller.liaison === undefined) throw sessionErrors.session_terminee()
  if (!isSame(session.liaison, digestOf(caller.liaison))) throw sessionErrors.session_terminee()

  const hash = digestOf(given)
  const successor = refreshTokenOf(session.id, derive('rafraichissement', given))
  if (isSame(session.courant, hash))
    await ctx.transaction((inside) => turnSession(inside.db, session.id, hash, successor, now()))
  else if (!isRecent(session, hash)) {
    await endStolen(session, ctx)
    throw sessionErrors.session_terminee()
  }
  const token = tokens.sign({ adherenteId: session.compteId, sessionId: session.id })
  return { token, refresh_token: successor }
}
