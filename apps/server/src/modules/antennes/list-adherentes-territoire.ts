import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { listAnnuaire } from '#modules/adherentes/adherentes.public.ts'
import { isOuvert } from './territoires.queries.ts'

/** The members of a branch, as in the directory. Checks the branch only if the list is empty, to save a statement. */
export const listAdherentesTerritoire = async (
  territoire: TerritoireId,
  page: number,
  { db, actor, now, settings }: ReadCtx,
) => {
  const { id: lectriceId, territoireIds } = actor
  const lecture = { lectriceId, territoireIds, now: now(), graceDays: settings.GRACE_JOURS }
  const found = await listAnnuaire(db, lecture, { territoire, page })
  if (found.nbadherentes === 0 && !(await isOuvert(db, territoire))) throw commonErrors.introuvable()
  return found
}
