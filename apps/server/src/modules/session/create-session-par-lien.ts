import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import type { Tokens } from '@entrelles/contract/modules/session/session.schema.ts'
import type { ReadCtx, SignedIn } from '#kit/ctx.ts'
import { openParLien } from './open-par-lien.ts'
import { isMotDePasseAChoisir } from './session.queries.ts'

/** Logs in once with the link of a mail, unless a password must be chosen first. */
export const createSessionParLien = (secret: string, ctx: ReadCtx<SignedIn | undefined>): Promise<Tokens> =>
  openParLien(secret, ctx, async (compteId, { db, caller }) => {
    if (await isMotDePasseAChoisir(db, compteId, caller.liaison)) throw sessionErrors.mot_de_passe_a_choisir()
  })
