import { commonErrors, invalidForm } from '@entrelles/contract/kit/errors.ts'
import { PASSWORD_INVALID } from '@entrelles/contract/kit/identity-rules.ts'
import type { ChangementMotDePasse } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { checkPassword } from '#kit/check-password.ts'
import { isCommonPassword } from '#kit/common-passwords.ts'
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
  if (isCommonPassword(newPassword, [compte.email, compte.prenom, compte.nom ?? '']))
    throw invalidForm([{ champ: 'newPassword', message: PASSWORD_INVALID }])
  await checkPassword(ctx, password)
  const hash = await hashPassword(newPassword)
  await ctx.transaction((inside) =>
    changeMotDePasse(ctx.actor.id, hash, inside, { except: ctx.actor.sessionId }),
  )
}
