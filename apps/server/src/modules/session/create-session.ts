import type { Credentials, Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Ctx, SignedIn } from '#kit/ctx.ts'
import { verifyPassword } from '#kit/passwords.ts'
import { findIdentite } from './session.queries.ts'
import { insertSession } from './session.repository.ts'

/** Logs in. That an account exists is told only to whoever knows its password. */
export const createSession = async (
  { username, password }: Credentials,
  { db, now, tokens }: Ctx<SignedIn | undefined>,
): Promise<Tokens> => {
  const identite = await findIdentite(db, username, now())
  const matches = await verifyPassword(identite?.motDePasse, password)
  if (!identite || !matches || identite.suspendue) throw sessionErrors.identifiants_invalides()
  if (!identite.emailValide) throw sessionErrors.email_non_valide()
  const { sessionId, rafraichissement } = await insertSession(db, identite.id, now())
  return { token: tokens.sign({ adherenteId: identite.id, sessionId }), refresh_token: rafraichissement }
}
