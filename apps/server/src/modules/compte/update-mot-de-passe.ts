import { isEasyPassword } from '@entrelles/contract/kit/easy-passwords.ts'
import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_EASY } from '@entrelles/contract/kit/identity-rules.ts'
import type { ChangementMotDePasse } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { checkPassword } from '#kit/check-password.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { hashPassword } from '#kit/passwords.ts'
import { changeMotDePasse } from '#modules/session/session.public.ts'
import { findCompte } from './compte.queries.ts'
import { assertOwn } from './own-compte.ts'

/** Changes her password; requires the current one. */
export const updateMotDePasse = async (
  { id, password, newPassword }: ChangementMotDePasse,
  ctx: ReadCtx,
): Promise<void> => {
  assertOwn(ctx.actor, id)
  const compte = await findCompte(ctx.db, ctx.actor.id)
  if (!compte) throw commonErrors.introuvable()
  if (isEasyPassword(newPassword, [compte.email, compte.prenom, compte.nom ?? '']))
    throw invalidForm([{ champ: 'newPassword', message: PASSWORD_EASY }])
  await checkPassword(ctx, password)
  const hash = await hashPassword(newPassword)
  await ctx.transaction((inside) =>
    changeMotDePasse(ctx.actor.id, hash, inside, { except: ctx.actor.sessionId }),
  )
}
