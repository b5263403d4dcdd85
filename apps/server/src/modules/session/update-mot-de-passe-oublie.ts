import { isEasyPassword } from '@entrelles/contract/kit/easy-passwords.ts'
import { invalidForm } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_EASY } from '@entrelles/contract/kit/identity-rules.ts'
import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { NouveauMotDePasse } from '@entrelles/contract/modules/session/session.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { hashPassword } from '#kit/passwords.ts'
import { changeMotDePasse } from './change-mot-de-passe.ts'
import { consumeJeton, findJeton } from './jetons.repository.ts'
import { validateEmail } from './session.repository.ts'

/** Changes the password with a mailed link. Every session ends: one of them may belong to an intruder. */
export const updateMotDePasseOublie = async (
  { resetToken, motDePasse }: NouveauMotDePasse,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<void> => {
  const compte = await findJeton(ctx.db, 'mot_de_passe', resetToken, ctx.now())
  if (!compte) throw sessionErrors.lien_expire()
  if (isEasyPassword(motDePasse, [compte.email, compte.prenom, compte.nom ?? '']))
    throw invalidForm([{ champ: 'motDePasse', message: PASSWORD_EASY }])
  const hash = await hashPassword(motDePasse)
  await ctx.transaction(async (inside) => {
    const { db, now } = inside
    const jeton = await consumeJeton(db, 'mot_de_passe', resetToken, now())
    if (!jeton) throw sessionErrors.lien_expire()
    const { compteId } = jeton
    await changeMotDePasse(compteId, hash, inside)
    await validateEmail(db, compteId, now())
  })
}
