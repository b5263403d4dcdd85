import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { secondFacteurErrors } from '@entrelles/contract/modules/second-facteur/second-facteur.errors.ts'
import type { CleSecondFacteur } from '@entrelles/contract/modules/second-facteur/second-facteur.schema.ts'
import type { MotDePasseActuel } from '@entrelles/contract/modules/session/session.schema.ts'
import { randomBytes } from 'node:crypto'
import { checkPassword } from '#kit/check-password.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { encipher } from './cipher.ts'
import { findEmail } from './second-facteur.queries.ts'
import { insertSecret } from './second-facteur.repository.ts'
import { keyOf } from './totp.ts'

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Prepares a second factor; logins do not require it before a first valid code. */
export const createSecondFacteur = async (
  { password }: MotDePasseActuel,
  ctx: ReadCtx,
): Promise<CleSecondFacteur> => {
  await checkPassword(ctx, password)
  const compte = await findEmail(ctx.db, ctx.actor.id)
  if (!compte) throw commonErrors.non_connectee()
  const secret = randomBytes(SECRET_BYTES)
  const hidden = encipher(ctx.secondFacteurKeys, secret)
  if (!(await ctx.transaction(({ db, actor, now }) => insertSecret(db, actor.id, hidden, now()))))
    throw secondFacteurErrors.deja_actif()
  const key = keyOf(secret, compte.email)
  // Lazy import: few users need it.
  const { default: qrcode } = await import('qrcode')
  return { ...key, qr: await qrcode.toString(key.adresse, { type: 'svg', margin: 0 }) }
}
