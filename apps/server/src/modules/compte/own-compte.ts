import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { SignedIn } from '#kit/ctx.ts'

/** Only her own account exists for her, whatever ids the call names. */
export const assertOwn = (actor: SignedIn, ...ids: readonly string[]): void => {
  if (ids.some((id) => id !== actor.id)) throw commonErrors.introuvable()
}
