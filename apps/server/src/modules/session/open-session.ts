import { randomBytes } from 'node:crypto'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { writeAppareil } from './appareils.repository.ts'
import { bindNavigateur } from './bind-navigateur.ts'
import { insertSession } from './session.repository.ts'

const APPAREIL_SECONDS = 365 * 86_400

/**
 * Opens a session in this browser: returns its tokens, and sets the cookie needed to renew them and the one that makes
 * the browser known.
 */
export const openSession = async (
  compteId: string,
  { db, now, tokens, caller }: Ctx<SignedIn | undefined>,
): Promise<Tokens> => {
  const appareil = caller.appareil ?? randomBytes(32).toString('base64url')
  const session = { compteId, now: now(), liaison: bindNavigateur(caller), agent: caller.agent }
  const { sessionId, rafraichissement } = await insertSession(db, session)
  await writeAppareil(db, compteId, appareil, now())
  caller.know(appareil, APPAREIL_SECONDS)
  return { token: tokens.sign({ adherenteId: compteId, sessionId }), refresh_token: rafraichissement }
}
