import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { SecondFacteurForm, Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import { refuseOtherSites } from '#kit/caller.ts'
import { countFailures } from '#kit/count-failures.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { verifySecondFacteur } from '#modules/second-facteur/second-facteur.public.ts'
import { compteOfDefi } from './defi.ts'
import { openSession } from './open-session.ts'
import { refuseSuspendue } from './refuse-suspendue.ts'
import { findSuspendueJusquau } from './session.queries.ts'

/** Five wrong codes out of a million per five minutes make guessing hopeless. */
const WRONG_CODES = { max: 5, seconds: 300 }

/** Logs in with the second factor, after the password. */
export const acceptSecondFacteur = async (
  { defi, code }: SecondFacteurForm,
  ctx: ReadCtx<SignedIn | undefined>,
): Promise<Tokens> => {
  refuseOtherSites(ctx.caller)
  const compteId = compteOfDefi(ctx.derive, defi, ctx.now())
  if (compteId === undefined) throw sessionErrors.session_terminee()
  const counted = [{ key: `second-facteur:${compteId}`, limit: WRONG_CODES }]
  const tokens = await countFailures(ctx.limit, counted, () =>
    ctx.transaction(async (inside) => {
      const isRight = await verifySecondFacteur(compteId, code, inside)
      if (!isRight) return
      // The account may have been suspended since the password was checked.
      refuseSuspendue(await findSuspendueJusquau(inside.db, compteId, inside.now()))
      return openSession(compteId, inside)
    }),
  )
  if (!tokens) throw sessionErrors.code_invalide()
  return tokens
}
