import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { participationsErrors } from '@entrelles/contract/modules/participations/participations.errors.ts'
import type { Besoins } from '@entrelles/contract/modules/participations/participations.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { writeBesoins } from './besoins.repository.ts'
import { findEtat } from './etat.queries.ts'

export const updateBesoins = async (
  evenementId: EvenementId,
  besoins: Besoins,
  { db, actor, now }: Ctx,
): Promise<void> => {
  const etat = await findEtat(db, evenementId, actor.id)
  if (!etat || etat.statut === null) throw commonErrors.introuvable()
  if (now() >= etat.fin) throw participationsErrors.passe()
  await writeBesoins(db, evenementId, actor.id, besoins)
}
