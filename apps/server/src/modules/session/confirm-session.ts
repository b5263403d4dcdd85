import type { MotDePasseActuel } from '@entrelles/contract/modules/session/session.schema.ts'
import { checkPassword } from '#kit/check-password.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { updateConfirmee } from './session.repository.ts'

/** Confirms this session and no other with the password; wrong ones count as those of the other endpoints that ask for it. */
export const confirmSession = async ({ password }: MotDePasseActuel, ctx: ReadCtx): Promise<void> => {
  await checkPassword(ctx, password)
  await ctx.transaction(({ db, actor, now }) => updateConfirmee(db, actor.sessionId, now()))
}
