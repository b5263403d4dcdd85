import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { AntenneForm } from '@entrelles/contract/modules/antennes/antennes.forms.ts'
import type { AntenneAdherente } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { attachAutomatically, attachComptes, lockCompte } from './rattachements.repository.ts'
import { getAntenne, isOuvert } from './territoires.queries.ts'

/** Attaches her to the branch she chose, or by her commune again. */
export const updateAntenne = async (
  id: AdherenteId,
  { territoireId }: AntenneForm,
  { db, actor, now }: Ctx,
): Promise<AntenneAdherente> => {
  if (id !== actor.id) throw commonErrors.introuvable()
  if (territoireId !== null && !(await isOuvert(db, territoireId))) throw commonErrors.introuvable()
  await lockCompte(db, id)
  if (territoireId === null) await attachAutomatically(db, [id])
  else await attachComptes(db, [id], territoireId, 'choisi', now())
  return getAntenne(db, id)
}
