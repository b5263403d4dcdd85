import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { SignedIn } from '#kit/ctx.ts'

/** Answers 404 unless every id is her own. */
export const assertOwn = (actor: SignedIn, ...ids: readonly string[]): void => {
  if (ids.some((id) => id !== actor.id)) throw commonErrors.introuvable()
}
