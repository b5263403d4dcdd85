import { randomBytes } from 'node:crypto'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { writeAppareil } from './appareils.repository.ts'
import { insertSession } from './session.repository.ts'

const DAY_SECONDS = 86_400
const LIAISON_SECONDS = 90 * DAY_SECONDS
const APPAREIL_SECONDS = 365 * DAY_SECONDS

const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * Opens a session in this browser: returns its tokens, and sets the cookie needed to renew them and the one that makes
 * the browser known.
 */
export const openSession = async (
  compteId: string,
  { db, now, tokens, caller }: Ctx<SignedIn | undefined>,
): Promise<Tokens> => {
  const liaison = caller.liaison ?? newSecret()
  const appareil = caller.appareil ?? newSecret()
  const session = { compteId, now: now(), liaison, agent: caller.agent }
  const { sessionId, rafraichissement } = await insertSession(db, session)
  await writeAppareil(db, compteId, appareil, now())
  caller.bind(liaison, LIAISON_SECONDS)
  caller.know(appareil, APPAREIL_SECONDS)
  return { token: tokens.sign({ adherenteId: compteId, sessionId }), refresh_token: rafraichissement }
}
