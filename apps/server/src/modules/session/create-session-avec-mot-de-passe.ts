import { isEasyPassword } from '@entrelles/contract/kit/easy-passwords.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_EASY } from '@entrelles/contract/kit/identity-rules.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { MotDePasseLien, Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { hashPassword } from '#kit/passwords.ts'
import { replaceMotDePasse } from './change-mot-de-passe.ts'
import { findJeton } from './jetons.repository.ts'
import { openParLien } from './open-par-lien.ts'
import { isMotDePasseAChoisir } from './session.queries.ts'

/**
 * Confirms a sign-up with the link of the mail and a password, which replaces the one that somebody else may have
 * prepared. The login link of a member changes no password.
 */
export const createSessionAvecMotDePasse = async (
  secret: string,
  { motDePasse }: MotDePasseLien,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<Tokens> => {
  const compte = await findJeton(ctx.db, 'connexion', secret, ctx.now())
  if (!compte) throw sessionErrors.lien_expire()
  if (isEasyPassword(motDePasse, [compte.email, compte.prenom]))
    throw invalidForm([{ champ: 'motDePasse', message: PASSWORD_EASY }])
  const hash = await hashPassword(motDePasse)
  return openParLien(secret, ctx, async (compteId, inside) => {
    if (!(await isMotDePasseAChoisir(inside.db, compteId, inside.caller.liaison)))
      throw sessionErrors.lien_expire()
    await replaceMotDePasse(compteId, hash, inside)
  })
}
