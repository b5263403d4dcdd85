import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { AntenneForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { AntenneAdherente } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { withChangement } from '#modules/compte/compte.public.ts'
import { attachAutomatically, attachComptes } from './rattachements.repository.ts'
import { isOuvert } from './territoires.queries.ts'

/** Attaches her to the branch she chose, or by her commune again. */
export const updateAntenne = async (
  id: AdherenteId,
  { territoireId }: AntenneForm,
  ctx: Ctx,
): Promise<AntenneAdherente> => {
  const { db, actor, now } = ctx
  if (id !== actor.id) throw commonErrors.introuvable()
  if (territoireId !== null && !(await isOuvert(db, territoireId))) throw commonErrors.introuvable()
  return withChangement(ctx, () =>
    territoireId === null
      ? attachAutomatically(db, [id], false)
      : attachComptes(db, [id], territoireId, 'choisi', now()),
  )
}
